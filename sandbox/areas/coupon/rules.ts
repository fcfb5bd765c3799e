import type { CouponState, CouponTab } from '@/contract/coupon/own'
import { dayMs } from '../../beijing'
import { COUPON_MS } from '../order/rules'

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

/** How long after signing up a customer can receive what is for new ones. */
const NEW_MS = 30 * dayMs

/** Until when a customer is a new one, if they pay for no order before. */
export const newUntil = (createdAt: Date): Date => new Date(createdAt.getTime() + NEW_MS)

/** Whether a customer is a new one: not long signed up, and without a paid order. */
export const isNewCustomer = ({ createdAt, hasPaid }: { createdAt: Date; hasPaid: boolean }, now: Date): boolean =>
  !hasPaid && now < newUntil(createdAt)
