import { index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns'

/** Requests to authorize a partner's account, which customers decide on the partner's page. */
export const thirdPartyRequests = pgTable(
  'third_party_requests',
  {
    /** Opens the partner's page; it cannot be guessed. */
    session: varchar('session', { length: 64 }).primaryKey(),
    userId: integer('user_id').notNull(),
    partner: text('partner').notNull(),
    status: text('status').$type<'waiting' | 'granted' | 'refused'>().notNull(),
    /** Until when the customer can decide. */
    expiresAt: moment('expires_at').notNull(),
    /** Empty in a mini-program, which nothing leads back to. */
    callBackUrl: text('call_back_url').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('third_party_requests_user').on(table.userId, table.partner, table.createdAt)],
)
