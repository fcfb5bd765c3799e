import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { SwitchKey } from './groups'

/** Groups that were forced on the page `/sandbox/groups`; every other group follows from the person. */
export const forcedGroups = pgTable(
  'forced_groups',
  {
    userId: integer('user_id').notNull(),
    bizKey: text('biz_key').$type<SwitchKey>().notNull(),
    group: text('group').$type<'groupA' | 'groupB'>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.bizKey] })],
)
