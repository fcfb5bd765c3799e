import type { CouponState, CouponTab } from '@/contract/coupon/own'
import { COUPON_MS } from '../order/couponUsability'

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

/** The list that a coupon is in. */
export const tabOf = (state: CouponState): CouponTab => (state === 'held' ? 'used' : state)

/** When a coupon was received. */
export const receivedAt = ({ endTime }: Pick<CouponLife, 'endTime'>): Date => new Date(endTime.getTime() - COUPON_MS)
