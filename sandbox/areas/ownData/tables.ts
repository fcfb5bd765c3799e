import { index, integer, pgTable, varchar } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns'
import type { Lang } from '../../language'
import { sessions } from '../session/tables'

/** Addresses at which a customer downloads their own data. Each serves once and ends with the session that asked for it. */
export const ownDataTickets = pgTable(
  'own_data_tickets',
  {
    /** SHA-256 of the key in the address, so that the table opens nothing. */
    keyHash: varchar('key_hash', { length: 64 }).primaryKey(),
    userId: integer('user_id').notNull(),
    token: varchar('token', { length: 64 })
      .notNull()
      .references(() => sessions.token, { onDelete: 'cascade' }),
    /** The language that the file is written in. */
    lang: varchar('lang', { length: 5 }).$type<Lang>().notNull(),
    endTime: moment('end_time').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('own_data_tickets_session').on(table.token)],
)
