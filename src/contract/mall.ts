import { type Empty, type EpochMs, endpoint, type Fen, type Whole } from './endpoint'
import type { BroadcastRow } from './home'

export interface Banner {
  id: string
  title: string
  subtitle: string
  picture: string
  /** An address inside the app. */
  url: string
}

/** Goods as a list shows them. */
export interface GoodsCard {
  goodsId: string
  title: string
  subtitle: string
  picture: string
  /** What a customer pays today, subsidy taken off. */
  price: Fen
  originalPrice: Fen
  subsidy: Fen
  sold: Whole
  tags: string[]
}

export interface Brand {
  brandId: string
  name: string
  picture: string
}

export interface Category {
  categoryId: string
  name: string
  picture: string
  children: Category[]
}

export interface ShopReq {
  /** From 1; ten goods a page. */
  page: Whole
  /** A top or child category; all goods without it. */
  categoryId?: string
}

export interface ShopRes {
  /** Present on page 1 only. */
  mall?: { banner: Banner[]; broadcast: BroadcastRow[]; category: Category[]; brands: Brand[] }
  goodList: GoodsCard[]
  isNext: boolean
}

/** The mall screen, page by page. */
export const shop = endpoint<ShopReq, ShopRes>()('/xbt/shop', { family: 'ordinary', kind: 'read' })

export interface CategoryRes {
  category: Category[]
}

/** The two-level category tree. */
export const category = endpoint<Empty, CategoryRes>()('/xbt/category', { family: 'ordinary', kind: 'read' })

/** A suggested word; with `urlStatus` 1 it opens its url in place of a search. */
export interface SearchWord {
  word: string
  urlStatus: 0 | 1
  url?: string
}

export interface PreSearchRes {
  words: SearchWord[]
}

/** Suggested words for the search screen. */
export const preSearch = endpoint<Empty, PreSearchRes>()('/xbt/pre-search', { family: 'ordinary', kind: 'read' })

export interface SearchReq {
  keyword: string
  page: Whole
  sort: 'default' | 'sold' | 'priceUp' | 'priceDown'
}

export interface GoodsPageRes {
  goodsList: GoodsCard[]
}

/** Search results, ten a page; fewer than ten end the list. */
export const shopSearch = endpoint<SearchReq, GoodsPageRes>()('/xbt/shop-search', {
  family: 'ordinary',
  kind: 'read',
  refusals: ['KEYWORD_EMPTY'],
})

export interface SearchHistoryRes {
  history: string[]
}

/** Words the customer searched for, newest first; a visitor has none on the server. */
export const shopSearchList = endpoint<Empty, SearchHistoryRes>()('/xbt/shop-search-list', {
  family: 'ordinary',
  kind: 'read',
})

/** Forgets the search history. */
export const shopSearchClear = endpoint<Empty, Empty>()('/xbt/shop-search-clear', { family: 'ordinary', kind: 'write' })

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
  /** The type that is chosen at first; its price is the one that lists show. */
  defaultType: string
  sold: Whole
  tags: string[]
  description: string[]
  notes: string[]
  maxQuantity: Whole
}

/** One product with its brand and recharge types. */
export const goods = endpoint<GoodsReq, GoodsRes>()('/shop/goods', {
  family: 'ordinary',
  kind: 'read',
  refusals: ['GOODS_GONE'],
})

export interface GoodsListReq {
  page: Whole
  brandId?: string
  /** A promotion such as `carnival` or `allowance-down`. */
  promotion?: string
}

/** Goods of a promotion or brand, ten a page. */
export const goodsList = endpoint<GoodsListReq, GoodsPageRes>()('/shop/goods-list', {
  family: 'ordinary',
  kind: 'read',
})

export interface BrandGoodsReq {
  brandId: string
  page: Whole
}

export interface BrandGoodsRes {
  brand: Brand & { slogan: string; goodsCount: Whole }
  goodsList: GoodsCard[]
}

/** A brand's own page. */
export const brandGoods = endpoint<BrandGoodsReq, BrandGoodsRes>()('/shop/brand-goods', {
  family: 'ordinary',
  kind: 'read',
  refusals: ['BRAND_UNKNOWN'],
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
  /** What one piece costs now. */
  price: Fen
  originalPrice: Fen
  subsidy: Fen
  /** How the price falls over the day; empty for goods without such an offer. */
  steps: PriceStep[]
  /** The server's clock at the answer, for countdowns. */
  now: EpochMs
}

/** Today's price of a product. */
export const getTransactionPrice = endpoint<TransactionPriceReq, TransactionPriceRes>()('/shop/get-transaction-price', {
  family: 'ordinary',
  kind: 'read',
  refusals: ['GOODS_GONE'],
})
