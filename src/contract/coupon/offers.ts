import { type Empty, type EpochMs, endpoint, type Fen, type Whole } from '../endpoint'
import type { NeedsOf } from '../needs'
import { type CouponKind, type CouponRow, rowNeeds } from './own'

/** `locked`: the customer does not meet its condition, such as being a member. */
export type OfferState = 'can_receive' | 'received' | 'sold_out' | 'locked'

/** A coupon that can be taken. */
export interface CouponOffer {
  offerId: string
  name: string
  kind: CouponKind
  amount: Fen
  threshold: Fen
  scope: string
  state: OfferState
  /** Why it cannot be taken; absent where it can, or was. */
  reason?: string
  /** How many are left of how many; a total of 0 means that there is no limit. */
  left: Whole
  total: Whole
  /** Where a taken one is used, or where the condition of a locked one is met; empty where it leads nowhere. */
  jumpUrl: string
}

const offerNeeds = {
  offerId: 'text',
  name: 'label',
  kind: 'label',
  amount: 'fen',
  threshold: 'count',
  scope: 'label',
  state: 'text',
  'reason?': 'label',
  left: 'count',
  total: 'count',
  jumpUrl: 'label',
} as const satisfies NeedsOf<CouponOffer>

export interface CouponSaleRes {
  offers: CouponOffer[]
}

/** The coupons for goods that can be taken now, those that the customer can take first. */
export const couponSale = endpoint<Empty, CouponSaleRes>()('/coupon/coupon-sale', {
  origin: 'named',
  family: 'ordinary',
  kind: 'read',
  empty: { offers: [] },
  needs: { offers: ['readable', offerNeeds] },
})

export interface TakeCouponReq {
  offerId: string
}

export interface TakeCouponRes {
  coupon: CouponRow
}

/** Takes a coupon, once for each customer. */
export const takeCoupon = endpoint<TakeCouponReq, TakeCouponRes>()('/coupon/take-coupon', {
  origin: 'ours',
  family: 'ordinary',
  kind: 'money',
  empty: 'malformed',
  needs: { coupon: rowNeeds },
  refusals: ['OFFER_UNKNOWN', 'OFFER_TAKEN', 'OFFER_SOLD_OUT', 'OFFER_LOCKED'],
})

export interface CouponFinanceRes {
  /** Whether the customer's card is open: only then a coupon for loans can be used. */
  isCardOpen: boolean
  offers: CouponOffer[]
}

/** The coupons of the credit side that can be taken: interest of a loan, and repayments. */
export const couponFinance = endpoint<Empty, CouponFinanceRes>()('/coupon/coupon-finance', {
  origin: 'named',
  family: 'ordinary',
  kind: 'read',
  empty: { isCardOpen: false, offers: [] },
  needs: { offers: ['readable', offerNeeds] },
})

/** `eligible`: they can be received; `not_new`: the customer is no new one. */
export type RookieStatus = 'eligible' | 'received' | 'not_new'

/** A coupon of the new customers' pack. */
export interface RookieRow {
  name: string
  amount: Fen
  threshold: Fen
  scope: string
  /** Where it is used. */
  jumpUrl: string
}

export interface RookieCouponRes {
  status: RookieStatus
  coupons: RookieRow[]
  /** What they take off together. */
  total: Fen
  /** Until when a new customer can receive them; absent for who cannot. */
  endTime?: EpochMs
}

/** The coupons for new customers, and whether this one can receive them. */
export const rookieCoupon = endpoint<Empty, RookieCouponRes>()('/coupon/rookie-coupon', {
  origin: 'named',
  family: 'ordinary',
  kind: 'read',
  empty: { status: 'not_new', coupons: [], total: 0 },
  needs: {
    status: 'text',
    coupons: ['readable', { name: 'label', amount: 'fen', threshold: 'count', scope: 'label', jumpUrl: 'label' }],
    total: 'count',
    'endTime?': 'whole',
  },
})

export interface ReceiveRookieCouponRes {
  /** The coupons as they are in the customer's list now. */
  coupons: CouponRow[]
}

/** Receives all coupons for new customers, once. */
export const receiveRookieCoupon = endpoint<Empty, ReceiveRookieCouponRes>()('/coupon/receive-rookie-coupon', {
  origin: 'ours',
  family: 'ordinary',
  kind: 'money',
  empty: 'malformed',
  needs: { coupons: ['every', rowNeeds] },
  refusals: ['NOT_NEW', 'ROOKIE_RECEIVED'],
})
