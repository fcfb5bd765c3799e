import { index, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { moment } from '../db/columns'

/** Every notification that reached us, with what became of it. */
export const notifications = pgTable(
  'provider_notifications',
  {
    notificationId: serial('notification_id').primaryKey(),
    provider: text('provider').notNull(),
    receivedAt: moment('received_at').notNull(),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    /** Verdict on it: applied, repeated, or why it changed nothing. */
    verdict: text('verdict')
      .$type<'applied' | 'repeated' | 'malformed' | 'bad-sign' | 'unknown-session' | 'wrong-order' | 'wrong-amount'>()
      .notNull(),
  },
  (table) => [index('provider_notifications_time').on(table.receivedAt)],
)
