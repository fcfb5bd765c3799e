import { eq } from 'drizzle-orm'
import type { Fen, Whole } from '@/contract/endpoint'
import { routes } from '@/routes'
import type { Db } from '../../../db/client'
import type { Text } from '../../../language'
import type { User } from '../../../user'
import { isVerified } from '../../wallet/accounts'
import { payoutAccounts } from '../../wallet/tables'
import { identityTask } from '../../wallet/taskCredit'
import { invitedFriends, paidOrders } from '../progress'

/** A task that pays cash and coins once. */
export interface Task {
  taskId: string
  title: Text
  text: Text
  reward: Fen
  /** Coins that it pays beside the cash. */
  coins: Whole
  total: Whole
  /** Where it is done: a path of the app; empty where it is done by itself. */
  jumpUrl: string
  /** How much of it the customer has done, by what the sandbox knows of them; more than `total` counts as all. */
  progress(db: Db, user: User): Promise<Whole>
}

const pathOf = ({ path }: { path: string }): string => `/${path}`

/** Whether the name is the customer's own, not the one that they were given at sign-up. */
const isNamed = ({ nickName, mobile }: User): boolean => nickName !== '' && nickName !== `补贴用户${mobile.slice(-4)}`

/** The tasks, in the order in which they are shown. */
export const tasks: readonly Task[] = [
  {
    ...identityTask,
    text: { zh: '认证后即可提现', en: 'You can withdraw once it is done' },
    coins: 40,
    total: 1,
    jumpUrl: 'ocr',
    progress: async (db, { userId }) => Number(await isVerified(db, userId)),
  },
  {
    taskId: 'profile',
    title: { zh: '完善个人资料', en: 'Fill in your profile' },
    text: { zh: '设置头像和昵称', en: 'Set a picture and a name' },
    reward: 100,
    coins: 20,
    total: 2,
    jumpUrl: pathOf(routes.profile),
    progress: async (_db, user) => Number(isNamed(user)) + Number(user.imgUrl !== ''),
  },
  {
    taskId: 'payout-account',
    title: { zh: '绑定收款账户', en: 'Bind a payout account' },
    text: { zh: '支持银行卡、支付宝和微信', en: 'A bank card, Alipay or WeChat' },
    reward: 100,
    coins: 20,
    total: 1,
    jumpUrl: pathOf(routes.bindAccount),
    async progress(db, { userId }) {
      return db.$count(payoutAccounts, eq(payoutAccounts.userId, userId))
    },
  },
  {
    taskId: 'first-order',
    title: { zh: '完成首笔订单', en: 'Pay for your first order' },
    text: { zh: '商城任意商品均可', en: 'Anything from the mall counts' },
    reward: 300,
    coins: 60,
    total: 1,
    jumpUrl: pathOf(routes.mall),
    progress: (db, user) => paidOrders(db, user),
  },
  {
    taskId: 'three-orders',
    title: { zh: '累计完成 3 笔订单', en: 'Pay for three orders' },
    text: { zh: '每笔付款成功计一次', en: 'Each paid order counts once' },
    reward: 500,
    coins: 100,
    total: 3,
    jumpUrl: pathOf(routes.mall),
    progress: (db, user) => paidOrders(db, user),
  },
  {
    taskId: 'membership',
    title: { zh: '开通会员', en: 'Become a member' },
    text: { zh: '会员购物可得返现', en: 'Members get a rebate on what they buy' },
    reward: 300,
    coins: 60,
    total: 1,
    jumpUrl: pathOf(routes.member),
    progress: async (_db, { vipUntil }) => Number(vipUntil !== null),
  },
  {
    taskId: 'invite',
    title: { zh: '邀请一位好友', en: 'Invite a friend' },
    text: { zh: '好友通过您的链接注册即完成', en: 'Done once a friend signs up by your link' },
    reward: 500,
    coins: 100,
    total: 1,
    jumpUrl: pathOf(routes.redPackets),
    progress: (db, user) => invitedFriends(db, user),
  },
]
