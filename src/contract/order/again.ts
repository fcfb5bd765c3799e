import { endpoint, type Fen, type Whole } from '../endpoint'
import type { OrderIdReq } from './detail'
import { type OrderRes, orderNeeds } from './place'

export interface CopyOrderInfoRes {
  goodsId: string
  rechargeType: string
  quantity: Whole
  rechargeAccount: string
  /** Today's cost of the same order. */
  transAmount: Fen
}

/** Today's conditions for buying the same again. */
export const copyOrderInfo = endpoint<OrderIdReq, CopyOrderInfoRes>()('/shop/copy-order-info', {
  origin: 'named',
  family: 'ordinary',
  kind: 'read',
  empty: 'GOODS_GONE',
  needs: { goodsId: 'text', rechargeType: 'text', quantity: 'whole', rechargeAccount: 'label', transAmount: 'fen' },
  toast: false,
  refusals: ['ORDER_UNKNOWN', 'GOODS_GONE', 'STOCK_SHORT'],
})

export interface CopyOrderReq {
  orderId: string
  /** The price that the customer saw; the order is refused if the price has changed. */
  transAmount: Fen
}

/** Buys the same again: makes a new order from an old one. */
export const copyOrderCreate = endpoint<CopyOrderReq, OrderRes>()('/shop/copy-order-create', {
  origin: 'named',
  family: 'ordinary',
  kind: 'money',
  empty: 'malformed',
  needs: orderNeeds,
  refusals: ['ORDER_UNKNOWN', 'GOODS_GONE', 'STOCK_SHORT', 'PRICE_CHANGED'],
})
