import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, serial, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { fen, moment } from '../../db/columns'

/** Payments of orders; an order may have several. */
export const payments = pgTable(
  'payments',
  {
    bizNo: varchar('biz_no', { length: 40 }).primaryKey(),
    /** The provider's or bank's own number of it. */
    outBizNo: varchar('out_biz_no', { length: 40 }).notNull().unique(),
    userId: integer('user_id').notNull(),
    orderId: text('order_id').notNull(),
    amount: fen('amount').notNull(),
    subject: jsonb('subject').$type<{ zh: string; en: string }>().notNull(),
    assetType: text('asset_type').$type<'DEBIT_CARD' | 'ALIPAY' | 'WECHATPAY'>().notNull(),
    /** Bank cards only. */
    cardId: text('card_id'),
    status: text('status')
      .$type<'PAYMENT_CREATED' | 'PAYMENT_SUBMITTED' | 'PAYMENT_PROCESS_IN' | 'PAYMENT_SUCCESS' | 'PAYMENT_FAILURE'>()
      .notNull(),
    /** Why it failed, a key of the texts in `outcomes.ts`. */
    failure: text('failure').$type<'declined' | 'rejected' | 'short' | 'refused' | 'locked' | 'replaced' | 'expired'>(),
    /** The provider's session, which cannot be guessed; null for bank cards. */
    session: varchar('session', { length: 64 }).unique(),
    /** Until when the customer can still approve it. */
    sessionEndsAt: moment('session_ends_at').notNull(),
    callBackUrl: text('call_back_url').notNull(),
    /** When the bank will have decided; bank cards in process only. */
    settlesAt: moment('settles_at'),
    /** When its money will be back where it came from; null where the order has taken it. */
    refundAt: moment('refund_at'),
    /** When it was back. */
    refundedAt: moment('refunded_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('payments_order').on(table.orderId),
    index('payments_status').on(table.status),
    // What returns money asks for what is still to be returned, of all customers.
    index('payments_refund').on(table.refundAt).where(sql`${table.refundedAt} is null`),
  ],
)

/** Which payment an intent led to: two intents on one order may share a payment. */
export const paymentRequests = pgTable(
  'payment_requests',
  {
    userId: integer('user_id').notNull(),
    orderId: text('order_id').notNull(),
    requestId: text('request_id').notNull(),
    bizNo: varchar('biz_no', { length: 40 })
      .notNull()
      .references(() => payments.bizNo),
  },
  (table) => [primaryKey({ columns: [table.userId, table.orderId, table.requestId] })],
)

/** Bank cards of customers. Numbers ending in 0000, 4444 and 9999 play the outcomes told in `cards.ts`. */
export const bankCards = pgTable(
  'bank_cards',
  {
    cardId: text('card_id').primaryKey(),
    userId: integer('user_id').notNull(),
    bank: jsonb('bank').$type<{ zh: string; en: string }>().notNull(),
    bankCode: text('bank_code').notNull().default(''),
    tail: varchar('tail', { length: 4 }).notNull(),
    /** Tells whether two cards have the same number, which is not kept; see `bank/fingerprint.ts`. */
    fingerprint: varchar('fingerprint', { length: 64 }),
    mobile: varchar('mobile', { length: 11 }).notNull(),
    /** Largest single payment and largest sum of a day, in fen; null where the bank sets none. */
    limit: fen('limit_fen'),
    limitDay: fen('limit_day_fen'),
    boundAt: moment('bound_at').notNull().defaultNow(),
    /** When the customer made it the default; of several such cards the latest counts. */
    defaultAt: moment('default_at'),
    /** When it was removed. Payments that were made with it still name it. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    index('bank_cards_user').on(table.userId),
    uniqueIndex('bank_cards_fingerprint').on(table.fingerprint).where(sql`removed_at is null`),
  ],
)

/** Wrong codes that were typed for card payments. They belong to the payment, however many codes were sent for it (P20). */
export const wrongBankCodes = pgTable(
  'wrong_bank_codes',
  {
    tryId: serial('try_id').primaryKey(),
    bizNo: varchar('biz_no', { length: 40 })
      .notNull()
      .references(() => payments.bizNo),
    /** Number that the bank's codes go to, since one number may have several cards. */
    mobile: varchar('mobile', { length: 11 }).notNull(),
    triedAt: moment('tried_at').notNull(),
  },
  (table) => [
    index('wrong_bank_codes_payment').on(table.bizNo),
    index('wrong_bank_codes_mobile').on(table.mobile, table.triedAt),
  ],
)

/** The tool a customer likes best. */
export const payWays = pgTable('pay_ways', {
  userId: integer('user_id').primaryKey(),
  assetType: text('asset_type').$type<'DEBIT_CARD' | 'ALIPAY' | 'WECHATPAY'>().notNull(),
})
