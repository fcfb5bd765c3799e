import { type EpochMs, endpoint, type Fen, type Whole } from '../endpoint'
import type { RechargeKind } from '../mall/goods'
import type { NeedsOf } from '../needs'

export interface MemberCoupon {
  couponId: string
  name: string
  discountAmount: Fen
  /** Cost of the order with this coupon. */
  transAmount: Fen
  totalDiscountAmount: Fen
  endTime: EpochMs
  usable: boolean
  /** Why it cannot be used for this order. */
  reason?: string
}

export interface ConfirmOrderInfoReq {
  goodsId: string
  rechargeType: string
  quantity: Whole
}

export interface ConfirmOrderInfoRes {
  goods: {
    goodsId: string
    title: string
    picture: string
    rechargeTypeName: string
    kind: RechargeKind
    /** Current price of one piece, after its subsidy. */
    price: Fen
    /** Most pieces that one order of these goods may contain now. */
    maxQuantity: Whole
  }
  order: {
    quantity: Whole
    /** After the subsidy. */
    goodsAmount: Fen
    /** The subsidy that the order would take; absent where a server does not tell it. */
    subsidyAmount?: Fen
    memberDiscountAmount: Fen
    transAmount: Fen
  }
  memberCoupons: MemberCoupon[]
  /** The best coupon, already chosen for the customer. */
  bestMemberCoupon?: MemberCoupon
  memberStatus: { isVip: boolean; tip: string }
}

const couponNeeds = {
  couponId: 'text',
  name: 'label',
  discountAmount: 'fen',
  transAmount: 'fen',
  totalDiscountAmount: 'fen',
  'reason?': 'label',
} as const satisfies NeedsOf<MemberCoupon>

/** Cost of an order before it is made, with coupons and member discount. */
export const confirmOrderInfo = endpoint<ConfirmOrderInfoReq, ConfirmOrderInfoRes>()('/shop/confirm-order-info', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  empty: 'GOODS_GONE',
  needs: {
    goods: {
      goodsId: 'text',
      title: 'label',
      picture: 'label',
      rechargeTypeName: 'label',
      kind: 'label',
      price: 'fen',
      maxQuantity: 'whole',
    },
    order: {
      quantity: 'whole',
      goodsAmount: 'fen',
      'subsidyAmount?': 'count',
      memberDiscountAmount: 'fen',
      transAmount: 'fen',
    },
    // A coupon without its amounts is not offered; the best one is part of the price, so it fails the call.
    memberCoupons: ['readable', couponNeeds],
    'bestMemberCoupon?': couponNeeds,
    memberStatus: { tip: 'label' },
  },
  toast: false,
  refusals: ['GOODS_GONE', 'STOCK_SHORT', 'QUANTITY_INVALID'],
})

export interface OrderReq {
  goodsId: string
  rechargeType: string
  quantity: Whole
  /** Phone or account; empty where codes are delivered. */
  rechargeAccount: string
  couponId?: string
  /** The price that the customer saw; another price is refused with PRICE_CHANGED. */
  transAmount: Fen
}

export interface OrderRes {
  orderId: string
  payAmount: Fen
  payDeadline: EpochMs
}

/** Required of a new order: without its id and amount it cannot be paid. */
export const orderNeeds = {
  orderId: 'text',
  payAmount: 'fen',
  payDeadline: 'count',
} as const satisfies NeedsOf<OrderRes>

/** Makes an order once per requestId. */
export const order = endpoint<OrderReq, OrderRes>()('/shop/order', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'money',
  empty: 'malformed',
  needs: orderNeeds,
  refusals: ['GOODS_GONE', 'STOCK_SHORT', 'QUANTITY_INVALID', 'PRICE_CHANGED', 'ACCOUNT_INVALID', 'COUPON_UNUSABLE'],
})
