import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, serial, text, varchar } from 'drizzle-orm/pg-core'
import type { SessionPlace } from '@/contract/devices'
import { moment } from '../../db/columns'

/** Customers. Seeded ones have ids below 1000. */
export const users = pgTable(
  'users',
  {
    userId: serial('user_id').primaryKey(),
    /** Null for an account of a host login to which no number is bound yet. */
    mobile: varchar('mobile', { length: 11 }).unique(),
    /** The WeChat account that made this one by its login alone; null for all others. */
    openId: varchar('open_id', { length: 64 }).unique(),
    nickName: text('nick_name').notNull(),
    imgUrl: text('img_url').notNull().default(''),
    inviterUserId: integer('inviter_user_id'),
    createdAt: moment('created_at').notNull(),
    /** When the account was closed; its row stays without personal data, since orders and the ledger point to it. */
    closedAt: moment('closed_at'),
  },
  // What reminds of red packets asks for those who signed up by a link of late.
  (table) => [index('users_invited').on(table.createdAt).where(sql`${table.inviterUserId} is not null`)],
)

/** Logins. A row is a token that works; logging out ends it. */
export const sessions = pgTable(
  'sessions',
  {
    token: varchar('token', { length: 64 }).primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** Names the login in lists; a token is never shown. */
    sessionId: serial('session_id').notNull().unique(),
    /** Where it runs and on what, as its newest call says; empty before the first one. */
    place: text('place').$type<SessionPlace | ''>().notNull().default(''),
    device: text('device').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    /** Its last call, to the minute; null before the first one. */
    lastSeenAt: moment('last_seen_at'),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/** Messages as a phone would receive them; codes are read from here by the inbox. */
export const smsMessages = pgTable(
  'sms_messages',
  {
    messageId: serial('message_id').primaryKey(),
    mobile: varchar('mobile', { length: 11 }).notNull(),
    text: text('text').notNull(),
    /** Empty where the message carries no code. */
    code: varchar('code', { length: 6 }).notNull().default(''),
    scene: text('scene').notNull(),
    /** What a message that is sent once is about; null for all others. */
    onceKey: text('once_key').unique(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [index('sms_messages_mobile').on(table.mobile)],
)

/**
 * When codes were sent and typed wrongly in the last hour, by a keyed hash of the number, so that closing an account ends no wait and no
 * limit.
 */
export const codeEvents = pgTable(
  'code_events',
  {
    eventId: serial('event_id').primaryKey(),
    kind: text('kind').$type<'sent' | 'wrong'>().notNull(),
    numberHash: varchar('number_hash', { length: 64 }).notNull(),
    /** The id that the device made for itself, and the network address where it is limited; empty where there is none. */
    device: text('device').notNull(),
    address: text('address').notNull(),
    scene: text('scene').notNull(),
    owner: text('owner').notNull(),
    happenedAt: moment('happened_at').notNull(),
  },
  (table) => [
    index('code_events_number').on(table.numberHash),
    index('code_events_device').on(table.device),
    index('code_events_address').on(table.address),
    index('code_events_moment').on(table.happenedAt),
  ],
)

/** What closed accounts have received, by keyed hashes of the number and of the WeChat account that they had. */
export const formerAccounts = pgTable('former_accounts', {
  identityHash: varchar('identity_hash', { length: 64 }).primaryKey(),
  gifts: text('gifts').array().notNull(),
  closedAt: moment('closed_at').notNull(),
})

/** What a customer who came back had received with an account that they closed. */
export const pastGifts = pgTable(
  'past_gifts',
  { userId: integer('user_id').notNull(), gift: text('gift').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.gift] })],
)

/** Codes that were sent. A code serves one scene of one number, once. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    codeId: serial('code_id').primaryKey(),
    mobile: varchar('mobile', { length: 11 }).notNull(),
    scene: text('scene').notNull(),
    /** What the code confirms beside its scene, such as a payment; empty for a login. */
    owner: text('owner').notNull().default(''),
    code: varchar('code', { length: 6 }).notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    usedAt: moment('used_at'),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [index('sms_codes_mobile').on(table.mobile, table.scene)],
)
