import { and, gt, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { CouponState, CouponTab } from '@/contract/coupon/own'
import { COUPON_MS } from '../order/couponUsability'
import { coupons } from '../order/tables'

/** A coupon as far as its state is concerned. */
interface CouponLife {
  endTime: Date
  usedAt: Date | null
  orderId: string | null
}

/** Where a coupon stands: one that an order holds stays held beyond its end, since the order was made before it. */
export function stateOf({ usedAt, orderId, endTime }: CouponLife, now: Date): CouponState {
  if (usedAt) return 'used'
  if (orderId) return 'held'
  return endTime <= now ? 'expired' : 'usable'
}

/** The coupons of a list, by `stateOf`: held ones are among the used. */
export function inTab(tab: CouponTab, now: Date): SQL | undefined {
  if (tab === 'used') return or(isNotNull(coupons.usedAt), isNotNull(coupons.orderId))
  const isFree = and(isNull(coupons.usedAt), isNull(coupons.orderId))
  return and(isFree, tab === 'usable' ? gt(coupons.endTime, now) : lte(coupons.endTime, now))
}

/** When a coupon was received. */
export const receivedAt = ({ endTime }: Pick<CouponLife, 'endTime'>): Date => new Date(endTime.getTime() - COUPON_MS)
