import { and, asc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { GoodsCard, RechargeType } from '@/contract/mall/goods'
import { topupGoods } from '@/contract/topup'
import type { Db } from '../../db/client'
import { inLanguage } from '../../language'
import { PAGE_SIZE } from '../../paging'
import { subsidyLeft } from '../../subsidy'
import type { User } from '../../user'
import { pictureOf, type Viewer } from '../../viewer'
import { categories } from './catalogue/categories'
import { priceOf } from './prices'
import { goodsTable, rechargeOptions } from './tables'

/** Who looks at goods; prices are those of this customer. */
export type Shopper = Viewer & { user?: User | undefined }

/** More than the catalogue will ever hold. */
const allGoods = 10_000

/** Goods that the mall lists: those of the top-up screen are bought there, by the operator of a number. */
const onShelf: SQL = notInArray(goodsTable.goodsId, Object.values(topupGoods))

export const inBrand = (brandId: string): SQL => eq(goodsTable.brandId, brandId)
export const among = (goodsIds: readonly string[]): SQL => inArray(goodsTable.goodsId, [...goodsIds])

/** Goods of a category; a top category stands for all of its children. */
export function inCategory(categoryId: string): SQL {
  const children = categories.find((one) => one.categoryId === categoryId)?.children.map((child) => child.categoryId)
  return inArray(goodsTable.categoryId, children ?? [categoryId])
}

/** Goods whose title, brand or category holds every word, in either language. */
export function matching(keyword: string): SQL | undefined {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean)
  return and(...words.map((word) => sql`position(${word} in ${goodsTable.searchText}) > 0`))
}

/** One page of goods in the order of the shelf, from page 1, and whether another follows. */
export async function pageOfGoods(db: Db, viewer: Shopper, page: number, where?: SQL) {
  if (page < 1) return { goods: [], isNext: false }
  const goods = await listGoods(db, viewer, where, { limit: PAGE_SIZE + 1, offset: (page - 1) * PAGE_SIZE })
  return { goods: goods.slice(0, PAGE_SIZE), isNext: goods.length > PAGE_SIZE }
}

/** Goods as lists show them, at the price of their default option, in the order of the shelf; all of them unless told otherwise. */
export async function listGoods(
  db: Db,
  viewer: Shopper,
  where?: SQL,
  { limit, offset } = { limit: allGoods, offset: 0 },
): Promise<GoodsCard[]> {
  const { goodsId, title, subtitle, tags, sold } = goodsTable
  const rows = await db
    .select({ goodsId, title, subtitle, tags, sold, option: rechargeOptions })
    .from(goodsTable)
    .innerJoin(rechargeOptions, and(eq(rechargeOptions.goodsId, goodsId), rechargeOptions.isDefault))
    .where(and(where, onShelf))
    .orderBy(asc(goodsTable.position))
    .limit(limit)
    .offset(offset)
  const left = await subsidyLeft(db, viewer.user, viewer.now)
  return rows.map((row) => ({
    goodsId: row.goodsId,
    title: inLanguage(row.title, viewer.lang),
    subtitle: inLanguage(row.subtitle, viewer.lang),
    picture: pictureOf('goods', row.goodsId, viewer.origin),
    ...priceOf(row.option, viewer.now, left),
    sold: row.sold,
    tags: row.tags.map((tag) => inLanguage(tag, viewer.lang)),
  }))
}

/** One product with its recharge options; undefined when it is gone. */
export async function findGoods(db: Db, goodsId: string) {
  const [goods] = await db.select().from(goodsTable).where(eq(goodsTable.goodsId, goodsId))
  if (!goods) return undefined
  const options = await db
    .select()
    .from(rechargeOptions)
    .where(eq(rechargeOptions.goodsId, goodsId))
    .orderBy(asc(rechargeOptions.position))
  return { goods, options }
}

/** A recharge option on the wire, for who has so much subsidy left. */
export const asRechargeType = (
  option: typeof rechargeOptions.$inferSelect,
  viewer: Viewer,
  left: number,
): RechargeType => ({
  type: option.type,
  name: inLanguage(option.name, viewer.lang),
  kind: option.kind,
  ...priceOf(option, viewer.now, left),
  stock: option.stock,
})
