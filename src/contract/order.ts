import { type EpochMs, endpoint, type Fen, type Whole } from './endpoint'
import type { RechargeKind } from './mall'

/** States of an order. `refunding` is a payment that came after the order was cancelled. */
export type OrderState = 'unpaid' | 'paying' | 'paid' | 'finished' | 'cancelled' | 'refunding'

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
  goods: { goodsId: string; title: string; picture: string; rechargeTypeName: string; kind: RechargeKind; price: Fen }
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
  refusals: ['GOODS_GONE', 'STOCK_SHORT', 'QUANTITY_INVALID', 'PRICE_CHANGED', 'ACCOUNT_INVALID', 'COUPON_UNUSABLE'],
})

export interface CardCode {
  number: string
  password: string
}

export interface OrderDetail {
  orderId: string
  state: OrderState
  stateText: string
  goods: {
    goodsId: string
    title: string
    picture: string
    rechargeType: string
    rechargeTypeName: string
    kind: RechargeKind
  }
  quantity: Whole
  goodsAmount: Fen
  memberDiscountAmount: Fen
  couponDiscountAmount: Fen
  payAmount: Fen
  /** As the customer typed it. */
  rechargeAccount: string
  createdAt: EpochMs
  payDeadline: EpochMs
  paidAt?: EpochMs
  payToolName?: string
  cardCodes: CardCode[]
  /** Text of the QR and bar code of a voucher; absent until paid. */
  voucherCode?: string
}

/** What drives the payment of an unpaid order. */
export interface PayParams {
  orderId: string
  bizNo?: string
  amount: Fen
  /** `2`: the existing bizNo is to be paid. */
  deductType: 1 | 2
}

export interface OrderIdReq {
  orderId: string
}

export interface OrderDetailRes {
  orderDetail: OrderDetail
  /** Absent once nothing is to be paid. */
  payParams?: PayParams
  now: EpochMs
}

/** One order of the signed-in customer. */
export const orderDetail = endpoint<OrderIdReq, OrderDetailRes>()('/shop/order-detail', {
  family: 'ordinary',
  kind: 'read',
  toast: false,
  refusals: ['ORDER_UNKNOWN'],
})

export interface PaymentInfoRes {
  payParams: PayParams
  payDeadline: EpochMs
  now: EpochMs
}

/** What is to be paid for an order now. */
export const paymentInfo = endpoint<OrderIdReq, PaymentInfoRes>()('/shop/payment-info', {
  family: 'ordinary',
  kind: 'read',
  toast: false,
  refusals: ['ORDER_UNKNOWN', 'ORDER_NOT_PAYABLE'],
})

export interface OrderListReq {
  page: Whole
  state?: 'unpaid' | 'paid' | 'finished' | 'cancelled'
}

export interface OrderRow {
  orderId: string
  state: OrderState
  stateText: string
  title: string
  picture: string
  rechargeTypeName: string
  quantity: Whole
  payAmount: Fen
  createdAt: EpochMs
  payDeadline: EpochMs
}

export interface OrderListRes {
  orders: OrderRow[]
  now: EpochMs
}

/** The customer's orders, newest first, ten a page. */
export const orderList = endpoint<OrderListReq, OrderListRes>()('/shop/order-list', {
  family: 'ordinary',
  kind: 'read',
})

export interface CancelOrderRes {
  state: OrderState
}

/** Cancels an unpaid order and frees its coupon and stock. */
export const cancelOrder = endpoint<OrderIdReq, CancelOrderRes>()('/shop/cancel-order', {
  family: 'ordinary',
  kind: 'write',
  refusals: ['ORDER_UNKNOWN', 'ORDER_NOT_CANCELLABLE'],
})

export interface CopyOrderInfoRes {
  goodsId: string
  rechargeType: string
  quantity: Whole
  rechargeAccount: string
  /** What the same order costs today. */
  transAmount: Fen
}

/** What buying the same again would mean today. */
export const copyOrderInfo = endpoint<OrderIdReq, CopyOrderInfoRes>()('/shop/copy-order-info', {
  family: 'ordinary',
  kind: 'read',
  refusals: ['ORDER_UNKNOWN', 'GOODS_GONE', 'STOCK_SHORT'],
})

export interface CopyOrderReq {
  orderId: string
  /** What the customer was shown; another price is refused. */
  transAmount: Fen
}

/** Buys the same again: a new order from an old one. */
export const copyOrderCreate = endpoint<CopyOrderReq, OrderRes>()('/shop/copy-order-create', {
  family: 'ordinary',
  kind: 'money',
  refusals: ['ORDER_UNKNOWN', 'GOODS_GONE', 'STOCK_SHORT', 'PRICE_CHANGED'],
})
