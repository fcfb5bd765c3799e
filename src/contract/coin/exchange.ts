import { type EpochMs, endpoint, type Fen, type Whole } from '../endpoint'
import type { CoinGoodsKind } from './shop'

/** What a code can be redeemed for. */
export type CodeKind = Extract<CoinGoodsKind, 'coupon' | 'redPacket'>

export interface PreExchangeReq {
  /** Goods of the coin shop; absent where a code is redeemed. */
  goodsId?: string
  /** A code that was handed out, and what the screen redeems codes for. */
  code?: string
  kind?: CodeKind
}

export interface PreExchangeRes {
  /** Names the exchange; it can be confirmed until `endTime`. */
  exchangeNo: string
  endTime: EpochMs
  kind: CoinGoodsKind
  title: string
  /** What one gets, in one line. */
  subTitle: string
  /** What it costs; 0 for a code. */
  coins: Whole
  /** What the customer has. */
  balance: Whole
}

/** Prepares an exchange: what it gives and costs. Nothing is taken yet. */
export const preExchange = endpoint<PreExchangeReq, PreExchangeRes>()('/xbt-gold/pre-exchange', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'write',
  empty: 'malformed',
  needs: {
    exchangeNo: 'text',
    endTime: 'whole',
    kind: 'label',
    title: 'label',
    subTitle: 'label',
    coins: 'whole',
    balance: 'whole',
  },
  refusals: [
    'GOODS_GONE',
    'SOLD_OUT',
    'LIMIT_REACHED',
    'COINS_SHORT',
    'CODE_WRONG',
    'CODE_USED',
    'CODE_ENDED',
    'CODE_OTHER_KIND',
    'CODE_TRIES',
  ],
})

export interface ExchangeReq {
  exchangeNo: string
}

export interface ExchangeRes {
  orderId: string
}

/**
 * Makes the exchange that was prepared, once: an exchange that was made before answers its order. `EXCHANGE_ENDED`: it was prepared too long
 * ago; `COST_CHANGED`: it costs another amount now. After a refusal nothing has been taken.
 */
export const exchange = endpoint<ExchangeReq, ExchangeRes>()('/xbt-gold/exchange', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'money',
  empty: 'malformed',
  needs: { orderId: 'text' },
  refusals: [
    'EXCHANGE_ENDED',
    'COST_CHANGED',
    'GOODS_GONE',
    'SOLD_OUT',
    'LIMIT_REACHED',
    'COINS_SHORT',
    'CODE_USED',
    'CODE_ENDED',
  ],
})

export interface CoinOrderReq {
  orderId: string
}

export interface CoinOrderRes {
  orderId: string
  kind: CoinGoodsKind
  title: string
  subTitle: string
  picture: string
  /** What it cost; 0 where a code was redeemed. */
  coins: Whole
  createdTime: EpochMs
  /** The cash that was paid into the wallet. */
  amount?: Fen
  /** The coupon, and when it ends. */
  couponId?: string
  endTime?: EpochMs
  /** Number and password of the card, or the number of the fly card. */
  cardNo?: string
  password?: string
  /** How it is used. */
  rules: string[]
}

/** What an exchange gave. */
export const coinOrderDetail = endpoint<CoinOrderReq, CoinOrderRes>()('/gold/order-detail', {
  origin: 'named',
  family: 'vipCore',
  kind: 'read',
  empty: 'nothing',
  needs: {
    orderId: 'text',
    kind: 'label',
    title: 'label',
    subTitle: 'label',
    picture: 'label',
    coins: 'count',
    createdTime: 'whole',
    'amount?': 'fen',
    'couponId?': 'label',
    'endTime?': 'whole',
    'cardNo?': 'label',
    'password?': 'label',
    rules: ['readable', 'label'],
  },
  refusals: ['ORDER_UNKNOWN'],
})
