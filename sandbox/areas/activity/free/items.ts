import type { Whole } from '@/contract/endpoint'
import { goods } from '../../mall/catalogue/goods'
import type { CatalogueGoods } from '../../mall/catalogue/types'

/** Goods that a group gets for free, delivered as a card code. */
export interface FreeItem {
  itemId: string
  goods: CatalogueGoods
  /** How many make a group full. */
  size: Whole
}

const item = (itemId: string, goodsId: string, size: Whole): FreeItem => {
  const found = goods.find((one) => one.goodsId === goodsId)
  if (!found) throw new Error(`no goods ${goodsId}`)
  return { itemId, goods: found, size }
}

/** The items, in the order in which they are shown. */
export const freeItems: readonly FreeItem[] = [
  item('americano', '20102', 2),
  item('latte', '20101', 3),
  item('ramen', '20204', 4),
  item('burgers', '20201', 5),
]

export const freeItemOf = (itemId: string): FreeItem | undefined => freeItems.find((one) => one.itemId === itemId)
