import { index, integer, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core'
import { moment } from '../../../db/columns'

/** Groups that get goods for free. How many make one full is copied, so that a group stays as it was when the items change. */
export const freeGroupsTable = pgTable('free_groups', {
  groupId: varchar('group_id', { length: 32 }).primaryKey(),
  itemId: text('item_id').notNull(),
  starterId: integer('starter_id').notNull(),
  size: integer('size').notNull(),
  startedAt: moment('started_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  /** When its last member came; null until then. */
  fullAt: moment('full_at'),
})

/** Who is in a group: each once. */
export const freeMembers = pgTable(
  'free_members',
  {
    groupId: varchar('group_id', { length: 32 }).notNull(),
    userId: integer('user_id').notNull(),
    joinedAt: moment('joined_at').notNull(),
    /** The order that holds the goods; null until the group is full, and for a member who has had them before. */
    orderId: varchar('order_id', { length: 32 }),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId] }),
    index('free_members_user').on(table.userId, table.joinedAt),
  ],
)
