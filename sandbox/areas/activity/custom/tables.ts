import { integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { fen, moment } from '../../../db/columns'

/** When each activity begins and ends; the page `/sandbox/activities` moves it. */
export const activityTimes = pgTable('activity_times', {
  code: text('code').primaryKey(),
  startTime: moment('start_time').notNull(),
  endTime: moment('end_time').notNull(),
})

/** What customers did in activities: each once. */
export const activityMarks = pgTable(
  'activity_marks',
  {
    markId: serial('mark_id').primaryKey(),
    userId: integer('user_id').notNull(),
    code: text('code').notNull(),
    /** Empty where it is about the activity as a whole. */
    itemId: text('item_id').notNull(),
    kind: text('kind').$type<'joined' | 'visited' | 'received'>().notNull(),
    /** Fen or coins that were received; 0 of the other kinds. */
    amount: fen('amount').notNull().default(0),
    markedAt: moment('marked_at').notNull(),
  },
  (table) => [uniqueIndex('activity_marks_once').on(table.userId, table.code, table.itemId, table.kind)],
)

/** Views of pages of activities; without a customer where a visitor saw it. */
export const activityViews = pgTable('activity_views', {
  viewId: serial('view_id').primaryKey(),
  userId: integer('user_id'),
  page: text('page').notNull(),
  code: text('code').notNull(),
  viewedAt: moment('viewed_at').notNull(),
})
