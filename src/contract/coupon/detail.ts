import { type EpochMs, endpoint } from '../endpoint'
import { type CouponRow, rowNeeds } from './own'

export interface CouponDetailReq {
  couponId: string
}

export interface CouponDetail extends CouponRow {
  /** Where it came from, in the customer's language. */
  source: string
  rules: string[]
  usedTime?: EpochMs
  /** The latest order that was cancelled or refunded and gave it back. */
  returnedOrderId?: string
}

export interface CouponDetailRes {
  coupon: CouponDetail
}

/** One coupon of the customer, with its rules. */
export const couponDetail = endpoint<CouponDetailReq, CouponDetailRes>()('/coupon/coupon-detail', {
  origin: 'ours',
  family: 'ordinary',
  kind: 'read',
  empty: 'COUPON_UNKNOWN',
  needs: {
    coupon: {
      ...rowNeeds,
      source: 'label',
      rules: ['readable', 'label'],
      'usedTime?': 'whole',
      'returnedOrderId?': 'text',
    },
  },
  refusals: ['COUPON_UNKNOWN'],
})
