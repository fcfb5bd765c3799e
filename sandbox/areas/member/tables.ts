import { bigint, index, integer, jsonb, pgTable, text, timestamp, varchar } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Gold memberships. The end is counted from the start by whole months, so that the day of the month stays. */
export const goldMembers = pgTable('gold_members', {
  userId: integer('user_id').primaryKey(),
  startTime: moment('start_time').notNull(),
  /** How long it runs in all. */
  months: integer('months').notNull(),
  endTime: moment('end_time').notNull(),
})

/** Orders of a gold membership. What was bought is copied, so that an order stays as it was when the levels change. */
export const goldOrders = pgTable(
  'gold_orders',
  {
    orderId: varchar('order_id', { length: 32 }).primaryKey(),
    userId: integer('user_id').notNull(),
    levelId: text('level_id').notNull(),
    title: jsonb('title').$type<{ zh: string; en: string }>().notNull(),
    months: integer('months').notNull(),
    payAmount: bigint('pay_amount', { mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull(),
    payDeadline: moment('pay_deadline').notNull(),
    paidAt: moment('paid_at'),
  },
  (table) => [index('gold_orders_user').on(table.userId, table.createdAt)],
)

/** Phone numbers that have received the offer for visitors from outside. */
export const goldReceipts = pgTable('gold_receipts', {
  mobile: varchar('mobile', { length: 11 }).primaryKey(),
  userId: integer('user_id').notNull(),
  endTime: moment('end_time').notNull(),
  receivedAt: moment('received_at').notNull(),
})
