import { integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/** Coupons with a limit that can be taken, and how many are left; one without a limit has no row. */
export const couponStocks = pgTable('coupon_stocks', {
  offerId: varchar('offer_id', { length: 32 }).primaryKey(),
  left: integer('left').notNull(),
})
