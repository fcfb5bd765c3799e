import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, serial, text, unique, varchar } from 'drizzle-orm/pg-core'
import type { AccountKind } from '@/contract/wallet/accounts'
import type { WithdrawStatus } from '@/contract/wallet/withdraw'
import { fen, moment } from '../../db/columns'
import type { Text } from '../../language'

/** What came into a wallet, and how much of it is left. What is left of all of a customer's lots is what the ledger says the wallet holds. */
export const walletLots = pgTable(
  'wallet_lots',
  {
    lotId: serial('lot_id').primaryKey(),
    userId: integer('user_id').notNull(),
    /** Reason and ref of the movement of the ledger that brought it. */
    reason: text('reason').$type<'bonus' | 'rebate'>().notNull(),
    ref: text('ref').notNull(),
    title: jsonb('title').$type<Text>().notNull(),
    amount: fen('amount').notNull(),
    left: fen('left_amount').notNull(),
    /** When what is left of it ends. */
    endsAt: moment('ends_at').notNull(),
    /** The order that it comes from; null where there is none. */
    orderId: text('order_id'),
  },
  (table) => [
    unique('wallet_lots_movement').on(table.reason, table.ref),
    index('wallet_lots_user').on(table.userId),
    index('wallet_lots_end').on(table.endsAt).where(sql`${table.left} > 0`),
    check('wallet_lots_left', sql`${table.left} BETWEEN 0 AND ${table.amount}`),
  ],
)

/** What a withdrawal took from which lot, so that money that comes back belongs to the lots it came from. */
export const walletUses = pgTable(
  'wallet_uses',
  {
    withdrawId: varchar('withdraw_id', { length: 32 }).notNull(),
    lotId: integer('lot_id')
      .notNull()
      .references(() => walletLots.lotId),
    amount: fen('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.withdrawId, table.lotId] })],
)

/** Accounts that receive withdrawals. An account of Alipay or WeChat, and a card, belongs to one customer. */
export const payoutAccounts = pgTable(
  'payout_accounts',
  {
    accountId: varchar('account_id', { length: 32 }).primaryKey(),
    userId: integer('user_id').notNull(),
    kind: text('kind').$type<AccountKind>().notNull(),
    /** The card's id, the phone number or e-mail of Alipay, or WeChat's id of its user. */
    identifier: text('identifier').notNull(),
    /** When it was bound last; the account bound last is the default one. */
    boundAt: moment('bound_at').notNull(),
  },
  (table) => [
    unique('payout_accounts_owner').on(table.kind, table.identifier),
    index('payout_accounts_user').on(table.userId),
  ],
)

/** Withdrawals. The account is copied, so that a record stays as it was when the account is gone. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    /** The order in which they were made, whatever the clock said. */
    serial: serial('serial').primaryKey(),
    withdrawId: varchar('withdraw_id', { length: 32 }).notNull().unique(),
    userId: integer('user_id').notNull(),
    amount: fen('amount').notNull(),
    fee: fen('fee').notNull(),
    status: text('status').$type<WithdrawStatus>().notNull(),
    kind: text('kind').$type<AccountKind>().notNull(),
    accountName: jsonb('account_name').$type<Text>().notNull(),
    /** What of its number may be shown; the bank's answer depends on the end of it. */
    masked: text('masked').notNull(),
    createdAt: moment('created_at').notNull(),
    processingAt: moment('processing_at'),
    /** Since when WeChat waits for the customer, and until when. */
    toConfirmAt: moment('to_confirm_at'),
    confirmBefore: moment('confirm_before'),
    /** WeChat's name of the transfer, which cannot be guessed. */
    package: varchar('package', { length: 64 }).unique(),
    endedAt: moment('ended_at'),
    reason: jsonb('reason').$type<Text>(),
    /** When time alone moves it on; null once it has ended. */
    dueAt: moment('due_at'),
  },
  (table) => [
    index('withdrawals_user').on(table.userId, table.serial),
    index('withdrawals_due').on(table.dueAt),
    check('withdrawals_amount', sql`${table.amount} > ${table.fee} AND ${table.fee} >= 0`),
  ],
)

/** Customers who have seen the guide to the wallet. */
export const walletGuides = pgTable('wallet_guides', {
  userId: integer('user_id').primaryKey(),
  seenAt: moment('seen_at').notNull(),
})
