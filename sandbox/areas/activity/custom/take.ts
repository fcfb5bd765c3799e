import type { ActivityRewardRes } from '@/contract/activity/custom'
import { formatAmount } from '@/lib/money'
import { counted } from '@/lib/plural'
import { routes } from '@/routes'
import { dateOf } from '../../../beijing'
import type { Db } from '../../../db/client'
import { giver } from '../../../declared'
import { type Lang, sayIn, type Text } from '../../../language'
import type { User } from '../../../user'
import { giveCoins } from '../../coin/coins'
import { giveCoupon } from '../../order/coupons'
import { hasMark, type Mark, markOnce, marksOf, receivedCounts } from './marks'
import type { ActivityPlan, Gain, ItemPlan } from './plans/plan'
import { pathOf } from './plans/tasks'
import { itemState } from './states'
import { lockActivity } from './times'
import { amountOf, doneOf, type Scheduled, totalOf } from './views'
import { isVoucherTaken, voucherOf } from './voucher'

/** Why an item cannot be taken. */
export type TakeRefusal = 'NOT_JOINED' | 'ITEM_UNKNOWN' | 'ITEM_OPEN' | 'ITEM_TAKEN' | 'ITEM_GONE' | 'VOUCHER_TAKEN'

interface Taking {
  activity: Scheduled
  itemId: string
  user: User
  now: Date
  lang: Lang
}

/** Gives a customer what an item of an open activity gives, once, inside the caller's transaction. */
export async function takeReward(tx: Db, taking: Taking): Promise<ActivityRewardRes | { refused: TakeRefusal }> {
  const { activity, itemId, user, now, lang } = taking
  const { plan } = activity
  const item = plan.items.find((one) => one.itemId === itemId)
  const gain = item && gainOf(plan, item)
  if (!item || !gain) return { refused: 'ITEM_UNKNOWN' }
  // Stock is counted over all customers, and a voucher over all of its items.
  if (item.stock !== undefined || plan.voucher) await lockActivity(tx, plan.code)
  const marks = await marksOf(tx, user.userId, plan.code)
  const refused = await refusalOf(tx, item, marks, taking)
  if (refused) return { refused }
  const amount = item.kind === 'voucher' ? voucherOf(plan, marks).amount : amountOf(item)
  const mark = { userId: user.userId, code: plan.code, itemId, kind: 'received', amount, now } as const
  if (!(await markOnce(tx, mark))) return { refused: 'ITEM_TAKEN' }
  const ref = `activity-${user.userId}-${plan.code}-${itemId}`
  return give(tx, gain, { amount, userId: user.userId, ref, title: item.title, now, lang })
}

/** A voucher is taken as a coupon; what it is worth is known only when it is taken. */
function gainOf({ voucher }: ActivityPlan, { kind, gain }: ItemPlan): Gain | undefined {
  if (kind !== 'voucher') return gain
  return voucher && { kind: 'coupon', name: voucher.name, threshold: voucher.threshold, discount: voucher.base }
}

async function refusalOf(
  tx: Db,
  item: ItemPlan,
  marks: readonly Mark[],
  { activity: { plan, period }, user, now }: Taking,
): Promise<TakeRefusal | undefined> {
  if (plan.needsJoin && !hasMark(marks, 'joined')) return 'NOT_JOINED'
  if (item.gain?.kind === 'voucher' && isVoucherTaken(plan, marks)) return 'VOUCHER_TAKEN'
  const done = await doneOf(item, { db: tx, user, since: period.startTime, now }, marks)
  const left =
    item.stock === undefined ? undefined : item.stock - ((await receivedCounts(tx, plan.code)).get(item.itemId) ?? 0)
  const isReceived = hasMark(marks, 'received', item.itemId)
  const state = itemState({ kind: item.kind, done, total: totalOf(item), isReceived, left })
  return state === 'done' ? undefined : refusals[state]
}

const refusals = { todo: 'ITEM_OPEN', received: 'ITEM_TAKEN', gone: 'ITEM_GONE' } as const

/** Puts a gain where it belongs: a coupon to the coupons, coins to the coins, a card to the subsidy cards; for a voucher its mark is all. */
async function give(tx: Db, gain: Gain, { amount, userId, ref, title, now, lang }: Giving): Promise<ActivityRewardRes> {
  const say = sayIn(lang)
  if (gain.kind === 'coupon') {
    const { name, threshold } = gain
    const { endTime } = await giveCoupon(tx, { userId, name, threshold, discount: amount, source: 'activity', now })
    const [yuan, day] = [formatAmount(amount), dateOf(endTime)]
    const result = say(
      `${yuan} 元券已放入“我的优惠券”，${day} 前有效`,
      `¥${yuan} off is among your coupons until ${day}`,
    )
    return { reward: 'coupon', amount, result, jumpUrl: pathOf(routes.mall) }
  }
  if (gain.kind === 'coins') {
    await giveCoins(tx, { userId, reason: 'task', ref, title, coins: amount, now })
    const result = say(`${amount} 金币已到账`, `${counted(amount, 'coin is', 'coins are')} yours`)
    return { reward: 'coins', amount, result, jumpUrl: pathOf(routes.coinShop) }
  }
  if (gain.kind === 'subsidyCard') {
    await giver('subsidyCard')(tx, { userId, kind: gain.card, now })
    const result = say('补贴权益卡已发放，请前往领取', 'A subsidy benefit card is yours to claim')
    return { reward: 'coupon', amount, result, jumpUrl: pathOf(routes.subsidyCards) }
  }
  const grown = formatAmount(amount)
  return {
    reward: 'voucher',
    amount,
    result: say(`券增加了 ${grown} 元`, `The voucher grew by ¥${grown}`),
    jumpUrl: '',
  }
}

interface Giving extends Pick<Taking, 'now' | 'lang'> {
  amount: number
  userId: number
  /** What names the gain in the ledger of coins, where it is posted once. */
  ref: string
  title: Text
}
