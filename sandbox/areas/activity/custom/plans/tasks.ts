import { routes } from '@/routes'
import { isVerified } from '../../../wallet/accounts'
import { invitedFriends, paidOrders } from '../../progress'
import type { Gain, ItemPlan } from './plan'

/** Tasks that several activities set, each with what it gives there. */

export const pathOf = ({ path }: { path: string }): string => `/${path}`

export const verifyTask = (gain: Gain): ItemPlan => ({
  itemId: 'identity',
  kind: 'task',
  title: { zh: '完成身份认证', en: 'Verify your identity' },
  text: { zh: '约 1 分钟，已认证的直接算完成', en: 'Takes a minute; done already if you are verified' },
  icon: 'shield-ocean',
  jumpUrl: 'ocr',
  progress: async ({ db, user }) => Number(await isVerified(db, user.userId)),
  gain,
})

export const orderTask = (total: number, gain: Gain): ItemPlan => ({
  itemId: `orders-${total}`,
  kind: 'task',
  title:
    total === 1 ? { zh: '下一单', en: 'Place an order' } : { zh: `累计下 ${total} 单`, en: `Place ${total} orders` },
  text: { zh: '活动期间付款成功的订单计入', en: 'Orders that are paid while the activity is on count' },
  icon: 'bag-coral',
  jumpUrl: pathOf(routes.mall),
  total,
  progress: ({ db, user, since }) => paidOrders(db, user, since),
  gain,
})

export const inviteTask = (gain: Gain): ItemPlan => ({
  itemId: 'invite',
  kind: 'task',
  title: { zh: '邀请一位好友', en: 'Invite a friend' },
  text: {
    zh: '活动期间通过您的链接注册的好友计入',
    en: 'Friends who sign up by your link while the activity is on count',
  },
  icon: 'users-sky',
  jumpUrl: pathOf(routes.redPackets),
  progress: ({ db, user, since }) => invitedFriends(db, user, since),
  gain,
})

export const memberTask = (gain: Gain): ItemPlan => ({
  itemId: 'member',
  kind: 'task',
  title: { zh: '成为会员', en: 'Be a member' },
  text: { zh: '会员有效期内即可完成', en: 'Done while your membership runs' },
  icon: 'crown-gold',
  jumpUrl: pathOf(routes.member),
  progress: async ({ user }) => Number(user.isVip),
  gain,
})

interface VisitTask {
  itemId: string
  title: { zh: string; en: string }
  route: { path: string }
  icon: ItemPlan['icon']
}

/** Done by going there from the activity. */
export const visitTask = ({ itemId, title, route, icon }: VisitTask, gain: Gain): ItemPlan => ({
  itemId,
  kind: 'task',
  title,
  text: { zh: '从这里进入页面即可完成', en: 'Done once you open the page from here' },
  icon,
  jumpUrl: pathOf(route),
  byVisit: true,
  gain,
})
