import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import type { ContractType } from '@/contract/member/info'
import type { VipType } from '@/contract/member/orderInfo'
import { fen, moment } from '../../db/columns'
import type { Text } from '../../language'

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
    title: jsonb('title').$type<Text>().notNull(),
    months: integer('months').notNull(),
    payAmount: fen('pay_amount').notNull(),
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

/** What has terms and orders in these tables; gold memberships have tables of their own. */
export type TermType = Exclude<VipType, 'gold'>

/** The latest term of a membership or card of a customer. The end is counted from the start by whole months, so that the day of the month stays. */
export const vipTerms = pgTable(
  'vip_terms',
  {
    userId: integer('user_id').notNull(),
    vipType: text('vip_type').$type<TermType>().notNull(),
    /** When the first of all terms began. */
    firstTime: moment('first_time').notNull(),
    startTime: moment('start_time').notNull(),
    /** How long it runs in all since `startTime`. */
    months: integer('months').notNull(),
    endTime: moment('end_time').notNull(),
    renewStatus: text('renew_status').$type<'on' | 'stopped' | 'never'>().notNull(),
    contractType: text('contract_type').$type<ContractType>().notNull(),
    /** What each further term costs. */
    renewPrice: fen('renew_price').notNull(),
    /** When it is charged next; null unless `renewStatus` is on. */
    nextChargeTime: moment('next_charge_time'),
    /** The charge of which the customer has been told in advance. */
    noticedChargeTime: moment('noticed_charge_time'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.vipType] }),
    // What charges renewals asks for those that are on, of all customers.
    index('vip_terms_charge').on(table.nextChargeTime).where(sql`${table.renewStatus} = 'on'`),
  ],
)

/** Orders of memberships and cards, and charges of renewals. What was bought is copied, so that an order stays as it was. */
export const vipOrders = pgTable(
  'vip_orders',
  {
    orderId: varchar('order_id', { length: 32 }).primaryKey(),
    userId: integer('user_id').notNull(),
    vipType: text('vip_type').$type<TermType>().notNull(),
    contractType: text('contract_type').$type<ContractType>().notNull(),
    /** Order buy type. */
    buyType: integer('buy_type').notNull(),
    buySource: text('buy_source').notNull(),
    title: jsonb('title').$type<Text>().notNull(),
    months: integer('months').notNull(),
    originalPrice: fen('original_price').notNull(),
    contractPrice: fen('contract_price').notNull(),
    payAmount: fen('pay_amount').notNull(),
    /** Paying it starts a renewal. */
    renews: boolean('renews').notNull(),
    /** It was charged by the renewal; `chargedFor` is the end of the term that it prolongs. */
    chargedFor: moment('charged_for'),
    failReason: jsonb('fail_reason').$type<Text>(),
    /** How often the renewal has tried to charge it. */
    tries: integer('tries').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    payDeadline: moment('pay_deadline').notNull(),
    paidAt: moment('paid_at'),
    /** The time that it paid for; null until it is paid. */
    termStart: moment('term_start'),
    termEnd: moment('term_end'),
    /** The notice about this order was shown. */
    toldAt: moment('told_at'),
  },
  (table) => [
    index('vip_orders_user').on(table.userId, table.createdAt),
    // Each term is charged once, by however many processes.
    uniqueIndex('vip_orders_charge').on(table.userId, table.vipType, table.chargedFor),
  ],
)

/** Changes of renewals. */
export const renewLogs = pgTable(
  'renew_logs',
  {
    logId: serial('log_id').primaryKey(),
    userId: integer('user_id').notNull(),
    vipType: text('vip_type').$type<TermType>().notNull(),
    renewStatus: text('renew_status').$type<'on' | 'stopped'>().notNull(),
    reason: text('reason').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [index('renew_logs_user').on(table.userId, table.vipType)],
)

/** Benefits that were claimed. */
export const vipClaims = pgTable(
  'vip_claims',
  {
    claimId: serial('claim_id').primaryKey(),
    userId: integer('user_id').notNull(),
    /** The membership whose benefit it is, or the gift. */
    source: text('source').$type<'fei_yue' | 'leap' | 'birthday' | 'surprise'>().notNull(),
    itemId: text('item_id').notNull(),
    /** What can be claimed once: an item in a membership month, the free life benefit of that month, a gift of a year. */
    onceKey: text('once_key').notNull(),
    result: jsonb('result').$type<Text>().notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    uniqueIndex('vip_claims_once').on(table.userId, table.onceKey),
    index('vip_claims_user').on(table.userId),
  ],
)
