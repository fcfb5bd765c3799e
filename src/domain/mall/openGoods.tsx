import type { GoodsCard } from '@/contract/mall/goods'
import { go } from '@/navigate'
import type { ModuleWith } from '@/report/events'
import { reportClick } from '@/report/report'
import { type Route, routes } from '@/routes'

export type ProductRoute = Route<{ goodsId: string }>

/** Goods that stand somewhere to be tapped. */
export interface TappableGoods {
  goods: Pick<GoodsCard, 'goodsId'>
  /** Which screen shows a product; each theme has one of its own. */
  product?: ProductRoute
  /** Where they stand, for reports. */
  module: ModuleWith<'goods'>
}

/** Opens the product, and reports the tap. */
export function openGoods({ goods: { goodsId }, product = routes.pdp, module }: TappableGoods): void {
  reportClick(module, 'goods', goodsId)
  go(product, { goodsId })
}
