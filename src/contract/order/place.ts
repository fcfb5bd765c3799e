import { type EpochMs, endpoint, type Fen, type Whole } from '../endpoint'
import type { RechargeKind } from '../mall/goods'

export interface MemberCoupon {
  couponId: string
  name: string
  discountAmount: Fen
  /** What the order costs with this coupon. */
  transAmount: Fen
  totalDiscountAmount: Fen
  endTime: EpochMs
  usable: boolean
  /** Why it cannot be used here. */
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
    /** What one piece costs now. */
    price: Fen
    /** Pieces that one order of these can hold now. */
    maxQuantity: Whole
  }
  order: { quantity: Whole; goodsAmount: Fen; memberDiscountAmount: Fen; transAmount: Fen }
  memberCoupons: MemberCoupon[]
  /** The best coupon, already chosen for the customer. */
  bestMemberCoupon?: MemberCoupon
  memberStatus: { isVip: boolean; tip: string }
}

/** What an order would cost, with coupons and member discount. */
export const confirmOrderInfo = endpoint<ConfirmOrderInfoReq, ConfirmOrderInfoRes>()('/shop/confirm-order-info', {
  family: 'ordinary',
  kind: 'read',
  empty: 'GOODS_GONE',
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
  /** What the customer saw; another price is refused with PRICE_CHANGED. */
  transAmount: Fen
}

export interface OrderRes {
  orderId: string
  payAmount: Fen
  payDeadline: EpochMs
}

/** Makes an order once per requestId. */
export const order = endpoint<OrderReq, OrderRes>()('/shop/order', {
  family: 'ordinary',
  kind: 'money',
  empty: 'malformed',
  refusals: ['GOODS_GONE', 'STOCK_SHORT', 'QUANTITY_INVALID', 'PRICE_CHANGED', 'ACCOUNT_INVALID', 'COUPON_UNUSABLE'],
})
