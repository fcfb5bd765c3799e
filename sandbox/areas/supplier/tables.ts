import { index, integer, jsonb, pgTable, serial, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { fen, moment } from '../../db/columns'
import type { Text } from '../../language'

/** Orders of a supplier's rights; what an order of a kind gives is in `offers.ts`. */
export const supplierOrders = pgTable(
  'supplier_orders',
  {
    rightsOrderNo: varchar('rights_order_no', { length: 32 }).primaryKey(),
    userId: integer('user_id').notNull(),
    kind: text('kind').notNull(),
    createdAt: moment('created_at').notNull(),
    endTime: moment('end_time').notNull(),
  },
  (table) => [index('supplier_orders_user').on(table.userId)],
)

/** Tokens for the supplier area. One opens one order, until its end. */
export const supplierTokens = pgTable(
  'supplier_tokens',
  {
    rscToken: varchar('rsc_token', { length: 64 }).primaryKey(),
    rightsOrderNo: varchar('rights_order_no', { length: 32 }).notNull(),
    endTime: moment('end_time').notNull(),
  },
  (table) => [index('supplier_tokens_order').on(table.rightsOrderNo)],
)

/** Rights that were received, each once. */
export const supplierReceipts = pgTable(
  'supplier_receipts',
  {
    receiptId: serial('receipt_id').primaryKey(),
    rightsOrderNo: varchar('rights_order_no', { length: 32 }).notNull(),
    rightId: text('right_id').notNull(),
    code: text('code').notNull(),
    receivedAt: moment('received_at').notNull(),
    endTime: moment('end_time').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [uniqueIndex('supplier_receipts_once').on(table.rightsOrderNo, table.rightId)],
)

/** What was charged for an order's rights. */
export const supplierBills = pgTable(
  'supplier_bills',
  {
    billId: serial('bill_id').primaryKey(),
    rightsOrderNo: varchar('rights_order_no', { length: 32 }).notNull(),
    title: jsonb('title').$type<Text>().notNull(),
    amount: fen('amount').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('supplier_bills_order').on(table.rightsOrderNo)],
)
