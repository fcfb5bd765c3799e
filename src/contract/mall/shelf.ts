import { type Empty, endpoint, type Whole } from '../endpoint'
import type { BroadcastRow } from '../home'
import type { Brand, GoodsCard } from './goods'

export interface Banner {
  id: string
  title: string
  subtitle: string
  picture: string
  /** An address inside the app. */
  url: string
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
export const shop = endpoint<ShopReq, ShopRes>()('/xbt/shop', {
  family: 'ordinary',
  kind: 'read',
  empty: { goodList: [], isNext: false },
})

export interface CategoryRes {
  category: Category[]
}

/** The two-level category tree. */
export const category = endpoint<Empty, CategoryRes>()('/xbt/category', {
  family: 'ordinary',
  kind: 'read',
  empty: { category: [] },
})

export interface GoodsPageRes {
  goodsList: GoodsCard[]
}

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
  empty: { goodsList: [] },
})

export interface BrandGoodsReq {
  brandId: string
  page: Whole
}

export interface BrandGoodsRes {
  /** Absent in an empty result. */
  brand?: Brand & { slogan: string; goodsCount: Whole }
  goodsList: GoodsCard[]
}

/** A brand's own page. */
export const brandGoods = endpoint<BrandGoodsReq, BrandGoodsRes>()('/shop/brand-goods', {
  family: 'ordinary',
  kind: 'read',
  empty: { goodsList: [] },
  refusals: ['BRAND_UNKNOWN'],
})
