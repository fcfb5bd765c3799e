import { bigint, index, integer, pgTable, text, timestamp, varchar } from 'drizzle-orm/pg-core'
import type { LogoffReason } from '@/contract/deregistration'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Accounts that were closed, with nothing that says whose they were. */
export const accountClosings = pgTable('account_closings', {
  userId: integer('user_id').primaryKey(),
  /** The intent that closed it, and the hash of the token it came with: a repetition is known by both. */
  requestId: text('request_id').notNull(),
  tokenHash: varchar('token_hash', { length: 64 }).notNull(),
  reason: text('reason').$type<LogoffReason>().notNull(),
  /** The customer's own words for 30 days, without numbers, e-mail addresses and their names. */
  note: text('note').notNull().default(''),
  /** Version of the notice that the customer agreed to. */
  agreementVersion: text('agreement_version').notNull(),
  closedAt: moment('closed_at').notNull(),
})

/** Loans of customers; the partner that lends keeps the account of them, and this is what it says. */
export const loans = pgTable(
  'loans',
  {
    loanId: varchar('loan_id', { length: 32 }).primaryKey(),
    userId: integer('user_id').notNull(),
    /** What was lent, in fen. */
    amount: bigint('amount', { mode: 'number' }).notNull().default(0),
    /** What is still owed, in fen. */
    outstanding: bigint('outstanding', { mode: 'number' }).notNull(),
    takenAt: moment('taken_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (table) => [index('loans_user').on(table.userId)],
)
