import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { fen, moment } from '../../db/columns'

/** Orders of the mall. What was bought is copied, so that an order stays as it was when the goods change. */
export const orders = pgTable(
  'orders',
  {
    orderId: varchar('order_id', { length: 32 }).primaryKey(),
    userId: integer('user_id').notNull(),
    state: text('state')
      .$type<'unpaid' | 'paying' | 'paid' | 'finished' | 'cancelled' | 'refunding' | 'refunded'>()
      .notNull(),
    goodsId: text('goods_id').notNull(),
    rechargeType: text('recharge_type').notNull(),
    /** Texts are pairs of zh and en. */
    title: jsonb('title').$type<{ zh: string; en: string }>().notNull(),
    rechargeTypeName: jsonb('recharge_type_name').$type<{ zh: string; en: string }>().notNull(),
    kind: text('kind').$type<'phone' | 'account' | 'card'>().notNull(),
    quantity: integer('quantity').notNull(),
    rechargeAccount: text('recharge_account').notNull(),
    couponId: text('coupon_id'),
    /** What the goods cost once the subsidy is off, and the subsidy that the order took. */
    goodsAmount: fen('goods_amount').notNull(),
    subsidyAmount: fen('subsidy_amount').notNull().default(0),
    memberDiscountAmount: fen('member_discount_amount').notNull(),
    couponDiscountAmount: fen('coupon_discount_amount').notNull(),
    payAmount: fen('pay_amount').notNull(),
    createdAt: moment('created_at').notNull(),
    payDeadline: moment('pay_deadline').notNull(),
    paidAt: moment('paid_at'),
    payAssetType: text('pay_asset_type').$type<'DEBIT_CARD' | 'ALIPAY' | 'WECHATPAY'>(),
    /** When the operator refused a top-up, and when its money was back. */
    refusedAt: moment('refused_at'),
    refundedAt: moment('refunded_at'),
    cardCodes: jsonb('card_codes').$type<{ number: string; password: string }[]>().notNull().default([]),
  },
  (table) => [
    index('orders_user').on(table.userId, table.createdAt),
    index('orders_state').on(table.state, table.payDeadline),
  ],
)

/**
 * Coupons of the customers. An unpaid order of the mall holds its coupon, a paid one has used it. When one was received follows from its end
 * (R-99).
 */
export const coupons = pgTable(
  'coupons',
  {
    couponId: text('coupon_id').primaryKey(),
    userId: integer('user_id').notNull(),
    name: jsonb('name').$type<{ zh: string; en: string }>().notNull(),
    /** Goods for orders of the mall, loan for the credit side, which never is part of an order. */
    kind: text('kind').$type<'goods' | 'loan'>().notNull().default('goods'),
    /** The only category of goods that it is for, of the first or the second level; null for all. */
    categoryId: varchar('category_id', { length: 16 }),
    /** The only goods that it is for; null for all. */
    goodsId: varchar('goods_id', { length: 16 }),
    source: text('source')
      .$type<'gift' | 'member' | 'card' | 'sale' | 'rookie' | 'exchange' | 'activity'>()
      .notNull()
      .default('gift'),
    /** What can be received once has a key for each customer; null where it can be received again. */
    onceKey: text('once_key'),
    /** Goods amount from which it can be used. */
    threshold: fen('threshold').notNull(),
    discount: fen('discount').notNull(),
    endTime: moment('end_time').notNull(),
    orderId: text('order_id'),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('coupons_user').on(table.userId, table.endTime),
    // What reminds of coupons that end soon asks for those of all customers.
    index('coupons_ending').on(table.endTime).where(sql`${table.usedAt} is null and ${table.orderId} is null`),
    uniqueIndex('coupons_once').on(table.userId, table.onceKey),
  ],
)
