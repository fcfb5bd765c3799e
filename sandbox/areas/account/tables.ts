import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns'
import { users } from '../session/tables'

/** The last grant of each customer to each partner. */
export const partnerGrants = pgTable(
  'partner_grants',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    partner: text('partner').notNull(),
    grantedAt: moment('granted_at').notNull(),
    until: moment('until').notNull(),
    /** Null while the grant was not withdrawn. */
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.partner] })],
)
