import type { GoodsCard } from '@/contract/mall/goods'

/** Goods of a list, told apart by their number. */
export const card = (number: number): GoodsCard => ({
  goodsId: String(number),
  title: `goods ${number}`,
  subtitle: '',
  picture: '',
  price: 100 + number,
  originalPrice: 200 + number,
  subsidy: 100,
  sold: number,
  tags: [],
})

/** A page of ten goods as the server cuts it from a list of `total`. */
export const pageOf = (total: number, page: number): GoodsCard[] =>
  Array.from({ length: Math.max(0, Math.min(10, total - (page - 1) * 10)) }, (_, index) =>
    card((page - 1) * 10 + index + 1),
  )
