import { integer, pgTable, text, varchar } from 'drizzle-orm/pg-core'
import type { LogoffReason } from '@/contract/deregistration'
import { moment } from '../../db/columns'

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
