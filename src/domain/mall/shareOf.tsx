import type { GoodsRes } from '@/contract/mall/goods'
import { addressOf } from '@/navigate'
import type { ProductRoute } from './openGoods'

/** What a product shared in a chat shows and opens. */
export function shareOf(route: ProductRoute, product: GoodsRes | undefined) {
  if (!product) return {}
  const { goodsId, title, pictures } = product
  return { title, path: addressOf(route, { goodsId }), imageUrl: pictures[0] }
}
