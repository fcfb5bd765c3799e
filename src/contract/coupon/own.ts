import { type EpochMs, endpoint, type Fen, type Whole } from '../endpoint'
import type { NeedsOf } from '../needs'

/**
 * Where a coupon stands by the server's clock. `held`: an order that waits for its payment has it, and gives it back when the order is
 * cancelled.
 */
export type CouponState = 'usable' | 'held' | 'used' | 'expired'

/** Which coupons a list shows; a held one is among the used ones. */
export type CouponTab = 'usable' | 'used' | 'expired'

/** What a coupon is paid with: goods of the mall, or the interest or a repayment of a loan. */
export type CouponKind = 'goods' | 'loan'

/** A coupon of the customer. */
export interface CouponRow {
  couponId: string
  name: string
  kind: CouponKind
  /** What it takes off. */
  amount: Fen
  /** Amount from which it can be used; 0 for any. */
  threshold: Fen
  /** What it is for, in the customer's language. */
  scope: string
  state: CouponState
  receivedTime: EpochMs
  /** Receipt + 30 × 24 h. */
  endTime: EpochMs
  /** Why it cannot be used now; absent where it can. */
  reason?: string
  /** Where it is used, or what has to be done first; empty where it leads nowhere. */
  jumpUrl: string
  /** The order that holds it or has used it. */
  orderId?: string
}

/** What every answer with a coupon of the customer needs. */
export const rowNeeds = {
  couponId: 'text',
  name: 'label',
  kind: 'label',
  amount: 'fen',
  threshold: 'count',
  scope: 'label',
  state: 'text',
  receivedTime: 'whole',
  endTime: 'whole',
  'reason?': 'label',
  jumpUrl: 'label',
  'orderId?': 'text',
} as const satisfies NeedsOf<CouponRow>

/** How many coupons each list has. */
export interface CouponCounts {
  usable: Whole
  used: Whole
  expired: Whole
}

export interface CouponListReq {
  state: CouponTab
  /** From 1; a page has 10 rows. */
  page: Whole
  /** Those of the membership, or those for loans; all of them where absent. */
  of?: 'member' | 'loan'
}

export interface CouponListRes {
  coupons: CouponRow[]
  counts: CouponCounts
  /** What the usable one takes off that takes off most: an order takes one coupon, so that they have no sum. 0 without one. */
  saving: Fen
}

/** The customer's coupons of one state: usable ones by their end, the others newest first. */
export const couponList = endpoint<CouponListReq, CouponListRes>()('/coupon/coupon-list', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  empty: { coupons: [], counts: { usable: 0, used: 0, expired: 0 }, saving: 0 },
  needs: {
    coupons: ['readable', rowNeeds],
    counts: { usable: 'count', used: 'count', expired: 'count' },
    saving: 'count',
  },
})
