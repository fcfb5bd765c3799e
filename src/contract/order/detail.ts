import { type EpochMs, endpoint, type Fen, type Whole } from '../endpoint'
import type { RechargeKind } from '../mall/goods'
import type { NeedsOf } from '../needs'

/**
 * States of an order. In `paying` the server decides on a payment; one that waits for the customer leaves the order `unpaid`. In `refunding` the
 * payment arrived after the order was cancelled, an operator refused a top-up, or a voucher ended unused. A voucher that can be used is `paid`.
 */
export type OrderState = 'unpaid' | 'paying' | 'paid' | 'finished' | 'cancelled' | 'refunding' | 'refunded'

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
  /** After the subsidy. */
  goodsAmount: Fen
  /** The subsidy that it took; absent where a server does not tell it. */
  subsidyAmount?: Fen
  memberDiscountAmount: Fen
  couponDiscountAmount: Fen
  payAmount: Fen
  /** As the customer typed it. */
  rechargeAccount: string
  createdAt: EpochMs
  payDeadline: EpochMs
  paidAt?: EpochMs
  payToolName?: string
  /**
   * Why it was not delivered or used and where the money goes; only of a top-up that its operator refused, and of a voucher that
   * ended unused.
   */
  refusal?: string
  /** Until when its voucher can be used; absent where there is none to use. */
  validUntil?: EpochMs
  /** When its money was back. */
  refundedAt?: EpochMs
  cardCodes: CardCode[]
  /** Text of the QR and bar code of a voucher; absent until paid. */
  voucherCode?: string
}

/** The data that starts the payment of an unpaid order. */
export interface PayParams {
  orderId: string
  bizNo?: string
  amount: Fen
  /** `2`: the existing bizNo is to be paid. */
  deductType: 1 | 2
}

const payParamsNeeds = { orderId: 'text', 'bizNo?': 'label', amount: 'fen' } as const satisfies NeedsOf<PayParams>

export interface OrderIdReq {
  orderId: string
}

export interface OrderDetailRes {
  orderDetail: OrderDetail
  /** Absent once there is nothing left to pay. */
  payParams?: PayParams
  now: EpochMs
}

/** One order of the signed-in customer. */
export const orderDetail = endpoint<OrderIdReq, OrderDetailRes>()('/shop/order-detail', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  empty: 'ORDER_UNKNOWN',
  needs: {
    orderDetail: {
      orderId: 'text',
      state: 'text',
      stateText: 'label',
      goods: { goodsId: 'label', title: 'label', picture: 'label', rechargeTypeName: 'label', kind: 'label' },
      quantity: 'count',
      goodsAmount: 'count',
      'subsidyAmount?': 'count',
      memberDiscountAmount: 'count',
      couponDiscountAmount: 'count',
      payAmount: 'fen',
      rechargeAccount: 'label',
      payDeadline: 'count',
      'payToolName?': 'label',
      'refusal?': 'label',
      'validUntil?': 'whole',
      'refundedAt?': 'whole',
      cardCodes: ['readable', { number: 'text', password: 'label' }],
      'voucherCode?': 'label',
    },
    'payParams?': payParamsNeeds,
  },
  toast: false,
  refusals: ['ORDER_UNKNOWN'],
})

export interface PaymentInfoRes {
  payParams: PayParams
  payDeadline: EpochMs
  now: EpochMs
}

/** Payment data of an order as of now. */
export const paymentInfo = endpoint<OrderIdReq, PaymentInfoRes>()('/shop/payment-info', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  empty: 'malformed',
  needs: { payParams: payParamsNeeds, payDeadline: 'whole' },
  toast: false,
  refusals: ['ORDER_UNKNOWN', 'ORDER_NOT_PAYABLE'],
})

export interface CancelOrderRes {
  state: OrderState
}

/** Cancels an unpaid order and releases its subsidy, coupon and stock. */
export const cancelOrder = endpoint<OrderIdReq, CancelOrderRes>()('/shop/cancel-order', {
  origin: 'ours',
  family: 'ordinary',
  kind: 'write',
  empty: { state: 'cancelled' },
  refusals: ['ORDER_UNKNOWN', 'ORDER_NOT_CANCELLABLE'],
})
