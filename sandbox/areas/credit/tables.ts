import { index, integer, jsonb, pgTable, serial, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { fen, moment } from '../../db/columns'
import type { Text } from '../../language'

/** Loans of customers; the partner that lends keeps the account of them, and this is what it says. */
export const loans = pgTable(
  'loans',
  {
    loanId: varchar('loan_id', { length: 32 }).primaryKey(),
    userId: integer('user_id').notNull(),
    /** What was lent, in fen. */
    amount: fen('amount').notNull().default(0),
    /** What is still owed, in fen. */
    outstanding: fen('outstanding').notNull(),
    takenAt: moment('taken_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (table) => [index('loans_user').on(table.userId)],
)

/** Raises of the quota that were asked for. How one is decided is known from the start, and shown once the review is over. */
export const quotaRaises = pgTable(
  'quota_raises',
  {
    raiseId: serial('raise_id').primaryKey(),
    userId: integer('user_id').notNull(),
    /** When the card that gives the raise began. */
    cardStart: moment('card_start').notNull(),
    quotaBefore: fen('quota_before').notNull(),
    /** What is asked for. */
    quotaWanted: fen('quota_wanted').notNull(),
    decision: text('decision').$type<'raised' | 'refused'>().notNull(),
    askedAt: moment('asked_at').notNull(),
    decidedAt: moment('decided_at').notNull(),
  },
  // One raise for each card.
  (table) => [uniqueIndex('quota_raises_once').on(table.userId, table.cardStart)],
)

/** The raise of the quota that the super-vip membership brings, once for each customer. */
export const leapRaises = pgTable('leap_raises', {
  userId: integer('user_id').primaryKey(),
  outcome: text('outcome').$type<'raised' | 'refused'>().notNull(),
  quotaBefore: fen('quota_before').notNull(),
  /** What it is raised by; 0 where it is refused. */
  amount: fen('amount').notNull(),
  reason: jsonb('reason').$type<Text>(),
  requestedAt: moment('requested_at').notNull(),
  /** Until then it is in review. */
  decidedAt: moment('decided_at').notNull(),
})
