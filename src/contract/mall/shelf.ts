import { type Empty, endpoint, type Whole } from '../endpoint'
import type { BroadcastRow } from '../home'
import type { NeedsOf } from '../needs'
import { type Brand, type GoodsCard, goodsCardNeeds } from './goods'

export interface Banner {
  id: string
  title: string
  subtitle: string
  picture: string
  /** An address inside the app. */
  url: string
}

/** A banner without its id is dropped. */
export const bannerNeeds = {
  id: 'text',
  title: 'label',
  subtitle: 'label',
  picture: 'label',
  url: 'label',
} as const satisfies NeedsOf<Banner>

/** A message without its phone or its amount is dropped. */
export const broadcastNeeds = { phone: 'text', money: 'fen', 'time?': 'label' } as const satisfies NeedsOf<BroadcastRow>

export interface Category {
  categoryId: string
  name: string
  picture: string
  children: Category[]
}

const labels = { categoryId: 'text', name: 'label', picture: 'label' } as const
const childRows = ['readable', { ...labels, children: ['readable', labels] }] as const
const categoryRows = ['readable', { ...labels, children: childRows }] as const
const brandNeeds = { brandId: 'text', name: 'label', picture: 'label' } as const

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
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  empty: { goodList: [], isNext: false },
  needs: {
    'mall?': {
      banner: ['readable', bannerNeeds],
      broadcast: ['readable', broadcastNeeds],
      category: categoryRows,
      brands: ['readable', brandNeeds],
    },
    goodList: ['readable', goodsCardNeeds],
  },
  public: ['mall'],
})

export interface CategoryRes {
  category: Category[]
}

/** The two-level category tree. */
export const category = endpoint<Empty, CategoryRes>()('/xbt/category', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  empty: { category: [] },
  needs: { category: categoryRows },
})

export interface GoodsPageRes {
  goodsList: GoodsCard[]
}

/** Goods pages: any result that is not a list reads as an empty page. */
export const goodsPageNeeds = { goodsList: ['readable', goodsCardNeeds] } as const satisfies NeedsOf<GoodsPageRes>

export interface GoodsListReq {
  page: Whole
  brandId?: string
  /** A promotion such as `carnival` or `allowance-down`. */
  promotion?: string
}

/** Goods of a promotion or brand, ten a page. */
export const goodsList = endpoint<GoodsListReq, GoodsPageRes>()('/shop/goods-list', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  empty: { goodsList: [] },
  needs: goodsPageNeeds,
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
  origin: 'named',
  family: 'ordinary',
  kind: 'read',
  empty: { goodsList: [] },
  needs: { 'brand?': { ...brandNeeds, slogan: 'label', goodsCount: 'count' }, ...goodsPageNeeds },
  refusals: ['BRAND_UNKNOWN'],
})
