import type { Fen } from '@/contract/endpoint'
import { dayMs } from '../../beijing'

/** How long a coupon is valid from its receipt. */
export const COUPON_MS = 30 * dayMs

/** A coupon as far as its use is concerned. */
interface CouponTerms {
  /** Goods amount from which it can be used. */
  threshold: Fen
  discount: Fen
  endTime: Date
  usedAt: Date | null
  /** The order that holds it. */
  orderId: string | null
}

export type CouponUsability = 'usable' | 'ended' | 'used' | 'held' | 'below'

/** Whether a coupon can be used for goods of this amount. */
export function couponUsability(coupon: CouponTerms, goodsAmount: Fen, now: Date): CouponUsability {
  if (coupon.usedAt) return 'used'
  if (coupon.orderId) return 'held'
  if (coupon.endTime <= now) return 'ended'
  return goodsAmount < coupon.threshold ? 'below' : 'usable'
}
