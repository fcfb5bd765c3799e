import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, serial, text, unique, varchar } from 'drizzle-orm/pg-core'
import { fen, moment } from '../../db/columns'

/** Every gain and use of coins, as the customer reads it. Their sum is what the ledger says the customer has. */
export const coinLogs = pgTable(
  'coin_logs',
  {
    logId: serial('log_id').primaryKey(),
    userId: integer('user_id').notNull(),
    /** Reason and ref of the movement of the ledger. */
    reason: text('reason').$type<'right' | 'task' | 'order' | 'exchange'>().notNull(),
    ref: text('ref').notNull(),
    title: jsonb('title').$type<{ zh: string; en: string }>().notNull(),
    /** What came in or, below zero, was used. */
    coins: integer('coins').notNull(),
    /** The exchange that used them; null for a gain. */
    orderId: text('order_id'),
    at: moment('at').notNull(),
  },
  (table) => [unique('coin_logs_movement').on(table.reason, table.ref), index('coin_logs_user').on(table.userId)],
)

/** What goods of the coin shop cost now and how many are left; what they are is in `catalogue.ts`. */
export const coinGoods = pgTable(
  'coin_goods',
  { goodsId: text('goods_id').primaryKey(), coins: integer('coins').notNull(), stock: integer('stock').notNull() },
  (table) => [check('coin_goods_stock', sql`${table.stock} >= 0`)],
)

/** Codes that were handed out; each is redeemed once, by one customer. */
export const coinCodes = pgTable('coin_codes', {
  code: varchar('code', { length: 12 }).primaryKey(),
  /** What it gives, by its id in the catalogue. */
  giftId: text('gift_id').notNull(),
  endsAt: moment('ends_at').notNull(),
  usedAt: moment('used_at'),
})

/** Wrong codes that a customer has typed on a day. */
export const wrongCoinCodes = pgTable(
  'wrong_coin_codes',
  {
    userId: integer('user_id').notNull(),
    /** The day in Beijing, as `yyyy-MM-dd`. */
    day: varchar('day', { length: 10 }).notNull(),
    tries: integer('tries').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
)

/** Exchanges that were prepared, and those of them that were made. */
export const preExchanges = pgTable(
  'pre_exchanges',
  {
    exchangeNo: varchar('exchange_no', { length: 32 }).primaryKey(),
    userId: integer('user_id').notNull(),
    /** Goods of the shop, or what a code gives. */
    goodsId: text('goods_id').notNull(),
    /** Null where coins are spent. */
    code: varchar('code', { length: 12 }),
    /** The cost that the customer saw. */
    coins: integer('coins').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** The order that was made; null before. */
    orderId: varchar('order_id', { length: 32 }),
  },
  (table) => [index('pre_exchanges_user').on(table.userId)],
)

/** What was exchanged, with what it gave. */
export const coinOrders = pgTable(
  'coin_orders',
  {
    orderId: varchar('order_id', { length: 32 }).primaryKey(),
    userId: integer('user_id').notNull(),
    goodsId: text('goods_id').notNull(),
    coins: integer('coins').notNull(),
    createdAt: moment('created_at').notNull(),
    /** In fen; null unless cash was paid into the wallet. */
    amount: fen('amount'),
    couponId: text('coupon_id'),
    couponEnd: moment('coupon_end'),
    cardNo: text('card_no'),
    password: text('password'),
  },
  (table) => [index('coin_orders_user').on(table.userId, table.goodsId)],
)
