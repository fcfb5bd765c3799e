import { index, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core'
import { fen, moment } from '../../../db/columns'

/** Requests for help. A customer makes one after another; the newest one counts. */
export const helpRounds = pgTable(
  'help_rounds',
  {
    userId: integer('user_id').notNull(),
    /** From 1. */
    round: integer('round').notNull(),
    startedAt: moment('started_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** When enough had helped and the membership was given; null before. */
    doneAt: moment('done_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.round] })],
)

/** Who has helped with what: a friend helps once, with whatever request. */
export const helpers = pgTable(
  'helpers',
  {
    /** The friend. */
    userId: integer('user_id').primaryKey(),
    askerId: integer('asker_id').notNull(),
    round: integer('round').notNull(),
    helpedAt: moment('helped_at').notNull(),
  },
  (table) => [index('helpers_round').on(table.askerId, table.round)],
)

/** Red packets that were opened. One that is not here waits or has expired: it comes from the sign-up that it is for. */
export const openedPackets = pgTable(
  'opened_packets',
  {
    packetId: varchar('packet_id', { length: 32 }).primaryKey(),
    userId: integer('user_id').notNull(),
    /** 0 where it was empty. */
    amount: fen('amount').notNull(),
    openedAt: moment('opened_at').notNull(),
  },
  (table) => [index('opened_packets_user').on(table.userId)],
)
