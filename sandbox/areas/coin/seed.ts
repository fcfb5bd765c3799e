import { and, eq, inArray } from 'drizzle-orm'
import type { Seeding } from '../../area'
import { dayMs } from '../../beijing'
import type { Text } from '../../language'
import { postAll } from '../../ledger/ledger'
import { orders } from '../order/tables'
import { shelf } from './catalogue'
import { gainLegs, spendLegs } from './coins'
import { coinsFor, orderTitle } from './earned'
import { coinCodes, coinGoods, coinLogs, coinOrders } from './tables'

type Log = typeof coinLogs.$inferInsert
type Order = typeof coinOrders.$inferInsert

/** Codes that were handed out, by what each gives; `ended` is over, and `used` was redeemed. */
const codes: readonly { code: string; giftId: string; is?: 'ended' | 'used' }[] = [
  { code: 'HB05K7M3Q2WX', giftId: 'code-packet-5' },
  { code: 'HB05R4T8N6PA', giftId: 'code-packet-5' },
  { code: 'HB05C9E2H7LD', giftId: 'code-packet-5' },
  { code: 'HB08V3X6Y9BF', giftId: 'code-packet-8' },
  { code: 'HB08D4F7H3JK', giftId: 'code-packet-8', is: 'ended' },
  { code: 'YH03W6Z9A2CE', giftId: 'code-coupon-3' },
  { code: 'YH10G5J8K2MN', giftId: 'code-coupon-10' },
  { code: 'YH10P4R7S3TV', giftId: 'code-coupon-10' },
  { code: 'YH10L8N5P2QR', giftId: 'code-coupon-10', is: 'used' },
]

/** What customers have in coins after their past, by phone number. */
const holds: Readonly<Record<string, number>> = { '13800138002': 1_280, '13800138008': 5_000 }

/** Who has exchanged coins: what, what it cost, how many days ago, and what it gave. */
const SHOPPER = '13800138002'
const exchanged = [
  { goodsId: 'coupon-5', coins: 200, days: 9, couponId: 'Q1020' },
  { goodsId: 'video', coins: 800, days: 3, cardNo: '8035 2041 7719 3308', password: 'K7WQ-M3XD-9HTN' },
] as const

const rewards: readonly Text[] = [
  { zh: '任务奖励：完善个人资料', en: 'Task: Fill in your profile' },
  { zh: '权益金币', en: 'Coins of a benefit' },
  { zh: '活动奖励', en: 'Activity reward' },
]

/** Goods and codes of the coin shop, and the coins of the seeded people with how they came to them. */
export async function seedCoinShop({ db, now, people }: Seeding): Promise<void> {
  const before = (days: number): Date => new Date(now.getTime() - Math.round(days * dayMs))
  await db.insert(coinGoods).values(shelf.map(({ itemId, coins, stock }) => ({ goodsId: itemId, coins, stock })))
  await db.insert(coinCodes).values(
    codes.map(({ code, giftId, is }) => ({
      code,
      giftId,
      endsAt: before(is === 'ended' ? 2 : -365),
      usedAt: is === 'used' ? before(5) : null,
    })),
  )
  const logs: Log[] = []
  const made: Order[] = []
  for (const { userId, mobile } of people) {
    const wanted = holds[mobile]
    if (wanted === undefined) continue
    const own: Log[] = rewards.flatMap((title, index) =>
      [60, 40, 20].map((days) => ({
        ...{ userId, reason: 'right' as const, ref: `seed-${userId}-${index}-${days}`, title },
        ...{ coins: 40 + index * 10, at: before(days + index) },
      })),
    )
    const paid = await db
      .select()
      .from(orders)
      .where(and(eq(orders.userId, userId), inArray(orders.state, ['paid', 'finished'])))
    for (const { orderId, title, payAmount, paidAt } of paid) {
      const coins = coinsFor(payAmount)
      if (coins > 0)
        own.push({ userId, reason: 'order', ref: orderId, title: orderTitle(title), coins, at: paidAt ?? now })
    }
    if (mobile === SHOPPER) {
      exchanged.forEach(({ goodsId, coins, days, ...given }, index) => {
        const orderId = `E20250101${userId}${index}`
        const title = shelf.find(({ itemId }) => itemId === goodsId)?.title ?? { zh: '', en: '' }
        const couponEnd = 'couponId' in given ? before(days - 30) : null
        own.push({ userId, reason: 'exchange', ref: orderId, title, coins: -coins, orderId, at: before(days) })
        made.push({ orderId, userId, goodsId, coins, createdAt: before(days), couponEnd, ...given })
      })
    }
    // The oldest reward brings it to what they hold, so that it was never below zero.
    const rest = wanted - own.reduce((sum, { coins }) => sum + coins, 0)
    const welcome = { zh: '新人金币礼包', en: 'Welcome pack of coins' }
    own.push({ userId, reason: 'right', ref: `seed-${userId}-welcome`, title: welcome, coins: rest, at: before(190) })
    logs.push(...own)
  }
  logs.sort((a, b) => a.at.getTime() - b.at.getTime())
  await db.insert(coinLogs).values(logs)
  await db.insert(coinOrders).values(made)
  await postAll(
    db,
    logs.map(({ userId, reason, ref, coins, at }) => ({
      ...{ reason: `coins-${reason}`, ref, at },
      legs: coins > 0 ? gainLegs(userId, coins) : spendLegs(userId, -coins),
    })),
  )
}
