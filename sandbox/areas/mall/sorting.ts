import type { GoodsCard } from '@/contract/mall/goods'
import type { SearchReq } from '@/contract/mall/search'

const orders: Record<SearchReq['sort'], (a: GoodsCard, b: GoodsCard) => number> = {
  default: () => 0,
  sold: (a, b) => b.sold - a.sold,
  priceUp: (a, b) => a.price - b.price,
  priceDown: (a, b) => b.price - a.price,
}

/** Goods in the order asked for; equal ones keep the order of the shelf. */
export const sorted = (goods: readonly GoodsCard[], by: SearchReq['sort']): GoodsCard[] => [...goods].sort(orders[by])
