import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, serial, text, unique } from 'drizzle-orm/pg-core'
import { fen, moment } from '../db/columns'

/**
 * What each account holds: fen, or whole coins on accounts of coins. A customer's wallet, subsidy and coins are never below zero; accounts
 * outside the product may be.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  { account: text('account').primaryKey(), balance: fen('balance').notNull().default(0) },
  (table) => [
    check('ledger_wallet_not_negative', sql`${table.account} NOT LIKE 'wallet:%' OR ${table.balance} >= 0`),
    check('ledger_subsidy_not_negative', sql`${table.account} NOT LIKE 'subsidy:%' OR ${table.balance} >= 0`),
    check('ledger_coins_not_negative', sql`${table.account} NOT LIKE 'coins:%' OR ${table.balance} >= 0`),
  ],
)

/** Movements of money. One reason happens once to one thing. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    transactionId: serial('transaction_id').primaryKey(),
    /** Why money moved, such as `payment`. */
    reason: text('reason').notNull(),
    /** What it moved for, such as a payment's number. */
    ref: text('ref').notNull(),
    postedAt: moment('posted_at').notNull(),
  },
  (table) => [unique('ledger_once').on(table.reason, table.ref)],
)

/** The legs of a movement, in fen or coins: what an account gained or, below zero, gave. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    entryId: serial('entry_id').primaryKey(),
    transactionId: integer('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.transactionId),
    account: text('account')
      .notNull()
      .references(() => ledgerAccounts.account),
    amount: fen('amount').notNull(),
  },
  (table) => [
    index('ledger_entries_account').on(table.account),
    index('ledger_entries_transaction').on(table.transactionId),
  ],
)
