import { and, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import type { Text } from '../../language'
import { subsidyOf } from '../mall/prices'
import { goodsTable, rechargeOptions } from '../mall/tables'

/** One recharge option of a product as it is sold at a moment. */
export interface Offer {
  goodsId: string
  /** Of the second level. */
  categoryId: string
  rechargeType: string
  title: Text
  rechargeTypeName: Text
  kind: 'phone' | 'account' | 'card'
  /** Of one piece, in fen; the subsidy as far as it is left. */
  originalPrice: number
  subsidy: number
  stock: number
}

/** What is on sale under this name now; undefined when it is gone. */
export async function findOffer(db: Db, goodsId: string, rechargeType: string, now: Date): Promise<Offer | undefined> {
  const [row] = await db
    .select({ option: rechargeOptions, title: goodsTable.title, categoryId: goodsTable.categoryId })
    .from(rechargeOptions)
    .innerJoin(goodsTable, eq(goodsTable.goodsId, rechargeOptions.goodsId))
    .where(and(eq(rechargeOptions.goodsId, goodsId), eq(rechargeOptions.type, rechargeType)))
  if (!row) return undefined
  const { option, title, categoryId } = row
  return {
    goodsId,
    categoryId,
    rechargeType,
    title,
    rechargeTypeName: option.name,
    kind: option.kind,
    originalPrice: option.originalPriceFen,
    subsidy: subsidyOf(option, now),
    stock: option.stock,
  }
}

const isOption = (goodsId: string, rechargeType: string) =>
  and(eq(rechargeOptions.goodsId, goodsId), eq(rechargeOptions.type, rechargeType))

/** Takes pieces off the stock; false where there are not that many. */
export async function takeStock(tx: Db, { goodsId, rechargeType }: Offer, quantity: number): Promise<boolean> {
  const taken = await tx
    .update(rechargeOptions)
    .set({ stock: sql`${rechargeOptions.stock} - ${quantity}` })
    .where(and(isOption(goodsId, rechargeType), gte(rechargeOptions.stock, quantity)))
    .returning({ stock: rechargeOptions.stock })
  return taken.length > 0
}

/** Puts pieces back that were not sold after all. */
export async function returnStock(
  tx: Db,
  of: { goodsId: string; rechargeType: string; quantity: number },
): Promise<void> {
  await tx
    .update(rechargeOptions)
    .set({ stock: sql`${rechargeOptions.stock} + ${of.quantity}` })
    .where(isOption(of.goodsId, of.rechargeType))
}

/** Counts sold pieces. */
export async function countSold(tx: Db, goodsId: string, quantity: number): Promise<void> {
  await tx
    .update(goodsTable)
    .set({ sold: sql`${goodsTable.sold} + ${quantity}` })
    .where(eq(goodsTable.goodsId, goodsId))
}
