import type { GoodsCard } from '@/contract/mall/goods'
import type { Db } from '../../db/client'
import { pictureOf } from '../../viewer'
import { allowances, carnivalGoods } from './catalogue/promotions'
import { among, listGoods, type Shopper } from './goods'

/** A map, since the name of a promotion comes from outside. */
const goodsIdsOf = new Map<string, readonly string[]>([
  ['carnival', carnivalGoods],
  ['allowance-down', allowances.map(({ goodsId }) => goodsId)],
])

/** Goods of a promotion in the order it shows them, which is as rows with small pictures; none for a promotion that is not running. */
export async function goodsOfPromotion(db: Db, viewer: Shopper, promotion: string): Promise<GoodsCard[]> {
  const goodsIds = goodsIdsOf.get(promotion) ?? []
  const goods = await listGoods(db, viewer, among(goodsIds))
  return goods
    .map((one) => ({ ...one, picture: pictureOf('thumb', one.goodsId, viewer.origin) }))
    .sort((a, b) => goodsIds.indexOf(a.goodsId) - goodsIds.indexOf(b.goodsId))
}
