import { and, count, eq, gt, inArray, sql } from 'drizzle-orm'
import type { CoinGoods, CoinGoodsKind } from '@/contract/coin/shop'
import type { Db } from '../../db/client'
import { inLanguage, type Lang } from '../../language'
import { pictureOf } from '../../viewer'
import { kinds, type ShelfItem, shelf, shelfById } from './catalogue'
import { coinGoods, coinOrders } from './tables'

/** Goods of the shop as they stand for a customer now. */
export interface OfferedGoods {
  item: ShelfItem
  coins: number
  stock: number
  limit: number
  taken: number
}

/** How goods stand for a customer, in the order of the shop; those without a row are not on sale. */
export async function offeredGoods(
  db: Db,
  userId: number,
  items: readonly ShelfItem[] = shelf,
): Promise<OfferedGoods[]> {
  const ids = items.map(({ itemId }) => itemId)
  const rows = await db.select().from(coinGoods).where(inArray(coinGoods.goodsId, ids))
  const taken = await db
    .select({ goodsId: coinOrders.goodsId, number: count() })
    .from(coinOrders)
    .where(and(eq(coinOrders.userId, userId), inArray(coinOrders.goodsId, ids)))
    .groupBy(coinOrders.goodsId)
  return items.flatMap((item) => {
    const row = rows.find(({ goodsId }) => goodsId === item.itemId)
    const number = taken.find(({ goodsId }) => goodsId === item.itemId)?.number ?? 0
    return row ? [{ item, coins: row.coins, stock: row.stock, limit: item.limit, taken: number }] : []
  })
}

/** How one item of the shop stands for a customer; undefined where it is not on sale. */
export async function offeredItem(db: Db, userId: number, goodsId: string): Promise<OfferedGoods | undefined> {
  const item = shelfById.get(goodsId)
  return item && (await offeredGoods(db, userId, [item]))[0]
}

/** Goods of one kind, or all of them. */
export const shelfOf = (kind: CoinGoodsKind | undefined): readonly ShelfItem[] =>
  kind ? shelf.filter(({ gift }) => gift.kind === kind) : shelf

/** Goods as the wire carries them. */
export const asCoinGoods = (
  { item, coins, stock, limit, taken }: OfferedGoods,
  { lang, origin }: { lang: Lang; origin: string },
): CoinGoods => ({
  goodsId: item.itemId,
  kind: item.gift.kind,
  title: inLanguage(item.title, lang),
  subTitle: inLanguage(item.subTitle, lang),
  picture: pictureOf('item', item.picture, origin),
  coins,
  stock,
  limit,
  taken,
  rules: kinds[item.gift.kind].rules.map((rule) => inLanguage(rule, lang)),
})

/** Takes one piece out of the stock inside the caller's transaction; false where none is left. */
export async function takePiece(tx: Db, goodsId: string): Promise<boolean> {
  const [taken] = await tx
    .update(coinGoods)
    .set({ stock: sql`${coinGoods.stock} - 1` })
    .where(and(eq(coinGoods.goodsId, goodsId), gt(coinGoods.stock, 0)))
    .returning({ goodsId: coinGoods.goodsId })
  return taken !== undefined
}
