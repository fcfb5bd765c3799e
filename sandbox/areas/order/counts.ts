import { and, count, eq, gt, isNull } from 'drizzle-orm'
import type { ExtInfoRes } from '@/contract/session'
import type { Db } from '../../db/client'
import { coupons, orders } from './tables'

/** Counters of the "my" screen: coupons that can still be used, and orders by state. */
export async function countsOf(db: Db, userId: number, now: Date): Promise<Omit<ExtInfoRes, 'goldCoins'>> {
  const usable = await db.$count(
    coupons,
    and(eq(coupons.userId, userId), gt(coupons.endTime, now), isNull(coupons.orderId), isNull(coupons.usedAt)),
  )
  const states = await db
    .select({ state: orders.state, number: count() })
    .from(orders)
    .where(eq(orders.userId, userId))
    .groupBy(orders.state)
  const inState = (...wanted: (typeof states)[number]['state'][]) =>
    states.filter(({ state }) => wanted.includes(state)).reduce((sum, { number }) => sum + number, 0)
  return {
    couponCount: usable,
    orderCounts: {
      unpaid: inState('unpaid', 'paying'),
      paid: inState('paid'),
      finished: inState('finished'),
      refund: inState('refunding'),
    },
  }
}
