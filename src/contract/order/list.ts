import { type EpochMs, endpoint, type Fen, type Whole } from '../endpoint'
import type { VipType } from '../member/orderInfo'
import type { OrderState } from './detail'

/** Filters of the list: `unpaid` includes an order that is being paid, `refund` one that is being refunded. */
export type OrderFilter = 'unpaid' | 'paid' | 'finished' | 'refund' | 'cancelled'

export interface OrderListReq {
  page: Whole
  state?: OrderFilter
}

export interface OrderRow {
  orderId: string
  /** What an order of a membership or a card buys; absent for one of goods. */
  vipType?: VipType
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
  /** The server's clock when it answered; absent in an empty result. */
  now?: EpochMs
}

/** The customer's orders of goods, memberships and cards, newest first, ten a page. */
export const orderList = endpoint<OrderListReq, OrderListRes>()('/shop/order-list', {
  origin: 'named',
  family: 'ordinary',
  kind: 'read',
  empty: { orders: [] },
  needs: {
    orders: [
      'every',
      {
        orderId: 'text',
        'vipType?': 'label',
        state: 'text',
        stateText: 'label',
        title: 'label',
        picture: 'label',
        rechargeTypeName: 'label',
        quantity: 'count',
        payAmount: 'fen',
        payDeadline: 'count',
      },
    ],
  },
})
