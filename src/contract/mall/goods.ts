import { type EpochMs, endpoint, type Fen, type Whole } from '../endpoint'
import type { NeedsOf } from '../needs'

/** Goods as a list shows them. */
export interface GoodsCard {
  goodsId: string
  title: string
  subtitle: string
  picture: string
  /** Price that this customer pays today, after the subsidy is deducted. */
  price: Fen
  originalPrice: Fen
  /** What is deducted: no more than this customer has left, and 0 for a visitor and without an open card. */
  subsidy: Fen
  sold: Whole
  tags: string[]
}

/** A card without its id or price is dropped from a list. */
export const goodsCardNeeds = {
  goodsId: 'text',
  title: 'label',
  subtitle: 'label',
  picture: 'label',
  price: 'fen',
  originalPrice: 'count',
  subsidy: 'count',
  sold: 'count',
  tags: ['readable', 'text'],
} as const satisfies NeedsOf<GoodsCard>

export interface Brand {
  brandId: string
  name: string
  picture: string
}

/** How goods are delivered: to a phone number, to an account name, or as card codes. */
export type RechargeKind = 'phone' | 'account' | 'card'

export interface RechargeType {
  type: string
  name: string
  kind: RechargeKind
  price: Fen
  originalPrice: Fen
  subsidy: Fen
  stock: Whole
}

export interface GoodsReq {
  goodsId: string
}

export interface GoodsRes {
  goodsId: string
  title: string
  subtitle: string
  pictures: string[]
  brand: Brand
  rechargeTypes: RechargeType[]
  /** The type that is preselected; lists show its price. */
  defaultType: string
  sold: Whole
  tags: string[]
  description: string[]
  notes: string[]
  maxQuantity: Whole
}

/** One product with its brand and recharge types. */
export const goods = endpoint<GoodsReq, GoodsRes>()('/shop/goods', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  empty: 'GOODS_GONE',
  needs: {
    goodsId: 'text',
    title: 'label',
    subtitle: 'label',
    pictures: ['readable', 'text'],
    brand: { brandId: 'label', name: 'label', picture: 'label' },
    rechargeTypes: [
      'readable',
      {
        type: 'text',
        name: 'label',
        kind: 'label',
        price: 'fen',
        originalPrice: 'count',
        subsidy: 'count',
        stock: 'count',
      },
    ],
    defaultType: 'label',
    sold: 'count',
    tags: ['readable', 'text'],
    description: ['readable', 'text'],
    notes: ['readable', 'text'],
    maxQuantity: 'whole',
  },
  refusals: ['GOODS_GONE'],
})

export interface TransactionPriceReq {
  goodsId: string
  rechargeType?: string
}

export interface PriceStep {
  at: EpochMs
  price: Fen
}

export interface TransactionPriceRes {
  /** Current price of one piece. */
  price: Fen
  originalPrice: Fen
  subsidy: Fen
  /** What this customer has left to be deducted from one order; absent where a server deducts from each piece without an end. */
  subsidyLeft?: Fen
  /** How the price falls over the day; empty for goods without such an offer. */
  steps: PriceStep[]
  /** The server's clock when it answered, for countdowns. */
  now: EpochMs
}

/** Today's price of a product. */
export const getTransactionPrice = endpoint<TransactionPriceReq, TransactionPriceRes>()('/shop/get-transaction-price', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  empty: 'GOODS_GONE',
  needs: {
    price: 'fen',
    originalPrice: 'count',
    subsidy: 'count',
    'subsidyLeft?': 'fen',
    steps: ['readable', { at: 'whole', price: 'fen' }],
  },
  refusals: ['GOODS_GONE'],
})
