import { and, eq, gt, isNull } from 'drizzle-orm'
import type { OrderState } from '@/contract/order/detail'
import type { ExtInfoRes } from '@/contract/session'
import type { Db } from '../../db/client'
import { countsByState } from './rows'
import { coupons } from './tables'

/** Counters of the "my" screen: coupons that can still be used, and orders of every kind by state. */
export async function countsOf(db: Db, userId: number, now: Date): Promise<Omit<ExtInfoRes, 'goldCoins'>> {
  const usable = await db.$count(
    coupons,
    and(eq(coupons.userId, userId), gt(coupons.endTime, now), isNull(coupons.orderId), isNull(coupons.usedAt)),
  )
  const counts = await countsByState(db, userId, now)
  const inState = (...wanted: OrderState[]) => wanted.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0)
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
