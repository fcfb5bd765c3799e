import { index, integer, jsonb, pgTable, serial, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { fen, moment } from '../../db/columns'
import type { Text } from '../../language'

/** Rights packs of customers; what a pack of a kind holds is in `packs.ts`. */
export const rightsPacks = pgTable(
  'rights_packs',
  {
    packId: varchar('pack_id', { length: 32 }).primaryKey(),
    userId: integer('user_id').notNull(),
    kind: text('kind').notNull(),
    receivedAt: moment('received_at').notNull(),
    endTime: moment('end_time').notNull(),
    /** When the customer let the partners have what they need. */
    authAt: moment('auth_at'),
  },
  (table) => [index('rights_packs_user').on(table.userId)],
)

/** What was claimed: items of packs, and rights of the cards. */
export const rightsClaims = pgTable(
  'rights_claims',
  {
    claimId: serial('claim_id').primaryKey(),
    userId: integer('user_id').notNull(),
    /** What can be claimed once: an item of a pack, a right of a card for the time of one card, a subsidy benefit card. */
    onceKey: text('once_key').notNull(),
    /** What it gave, in one line; empty only inside the transaction that claims it. */
    result: jsonb('result').$type<Text>().notNull(),
    code: text('code'),
    /** The fly card that it gave. */
    cardNo: text('card_no'),
    /** How often it can still be used. */
    left: integer('left').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [uniqueIndex('rights_claims_once').on(table.userId, table.onceKey)],
)

export const flyCardsTable = pgTable(
  'fly_cards',
  {
    cardNo: varchar('card_no', { length: 32 }).primaryKey(),
    userId: integer('user_id').notNull(),
    /** The secret part of the address of the partner's page. */
    linkKey: varchar('link_key', { length: 64 }).notNull().unique(),
    worth: fen('worth').notNull(),
    /** Until when it can be activated. */
    activateBy: moment('activate_by').notNull(),
    activatedAt: moment('activated_at'),
    usedAt: moment('used_at'),
  },
  (table) => [index('fly_cards_user').on(table.userId)],
)

/** Subsidy benefit cards of customers; what a card of a kind gives is in `extras.ts`. */
export const extraCards = pgTable(
  'extra_cards',
  {
    rightId: varchar('right_id', { length: 32 }).primaryKey(),
    userId: integer('user_id').notNull(),
    kind: text('kind').notNull(),
    endTime: moment('end_time').notNull(),
  },
  (table) => [index('extra_cards_user').on(table.userId)],
)
