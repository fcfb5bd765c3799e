import { boolean, index, integer, jsonb, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns'

interface Words {
  zh: string
  en: string
}

/** From each hour (0–23, Beijing time) on, the subsidy in fen is that of its step. */
export interface AllowanceStep {
  fromHour: number
  subsidyFen: number
}

/** Goods on sale. Texts come from the catalogue; what changes by selling is live. */
export const goodsTable = pgTable(
  'goods',
  {
    goodsId: varchar('goods_id', { length: 16 }).primaryKey(),
    position: integer('position').notNull(),
    brandId: varchar('brand_id', { length: 32 }).notNull(),
    /** A category of the second level. */
    categoryId: varchar('category_id', { length: 16 }).notNull(),
    title: jsonb('title').$type<Words>().notNull(),
    subtitle: jsonb('subtitle').$type<Words>().notNull(),
    tags: jsonb('tags').$type<Words[]>().notNull(),
    description: jsonb('description').$type<Words[]>().notNull(),
    notes: jsonb('notes').$type<Words[]>().notNull(),
    /** Title, brand and categories in both languages, in lower case. */
    searchText: text('search_text').notNull(),
    sold: integer('sold').notNull(),
  },
  (table) => [index('goods_category').on(table.categoryId), index('goods_brand').on(table.brandId)],
)

/** What a customer chooses of one product: an amount, and how it is delivered. Prices in fen. */
export const rechargeOptions = pgTable(
  'recharge_options',
  {
    goodsId: varchar('goods_id', { length: 16 })
      .notNull()
      .references(() => goodsTable.goodsId),
    type: varchar('type', { length: 24 }).notNull(),
    position: integer('position').notNull(),
    /** Chosen at first; its price is the one that lists show. */
    isDefault: boolean('is_default').notNull(),
    kind: varchar('kind', { length: 8 }).$type<'phone' | 'account' | 'card'>().notNull(),
    name: jsonb('name').$type<Words>().notNull(),
    originalPriceFen: integer('original_price_fen').notNull(),
    subsidyFen: integer('subsidy_fen').notNull(),
    /** Empty for a price that stays the same all day. */
    allowance: jsonb('allowance').$type<AllowanceStep[]>().notNull(),
    stock: integer('stock').notNull(),
  },
  (table) => [primaryKey({ columns: [table.goodsId, table.type] })],
)

/** Words a customer searched for. */
export const searchHistory = pgTable(
  'search_history',
  { userId: integer('user_id').notNull(), word: text('word').notNull(), searchedAt: moment('searched_at').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.word] })],
)
