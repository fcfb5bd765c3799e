import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns'
import type { TryKind } from './states'

/** What is read from the side with the portrait, and from the one with the emblem. */
interface FrontRow {
  name: string
  idNumber: string
  sex: 'male' | 'female'
  nation: string
  birthday: string
  address: string
}

interface BackRow {
  issuer: string
  validFrom: string
  validUntil: string
}

/**
 * Orders to prove something. Of the pictures and recordings that came for one, only what was read from them is kept: they prove nothing
 * more afterwards, and a stored picture of an ID card is the worst that can be stolen.
 */
export const identityOrders = pgTable(
  'identity_orders',
  {
    orderId: varchar('order_id', { length: 32 }).primaryKey(),
    userId: integer('user_id').notNull(),
    kind: text('kind').$type<'card' | 'face' | 'certificateCard' | 'certificateFace'>().notNull(),
    front: jsonb('front').$type<FrontRow>(),
    back: jsonb('back').$type<BackRow>(),
    /** What the customer corrected; it stands for what was read. */
    corrected: jsonb('corrected').$type<FrontRow & BackRow>(),
    challenges: jsonb('challenges').$type<{ action: 'blink' | 'nod' | 'read'; seconds: number; digits: string }[]>(),
    /** When a picture of the face was taken. */
    facePictureAt: moment('face_picture_at'),
    createdAt: moment('created_at').notNull(),
    /** When it proved what it was made for. */
    doneAt: moment('done_at'),
  },
  // One open order of each kind: calls at the same time make no second one (U6).
  (table) => [uniqueIndex('identity_orders_open').on(table.userId, table.kind).where(sql`${table.doneAt} is null`)],
)

/** Who each customer is, confirmed by themselves. A number belongs to one account. */
export const identities = pgTable('identities', {
  userId: integer('user_id').primaryKey(),
  name: text('name').notNull(),
  idNumber: varchar('id_number', { length: 18 }).notNull().unique(),
  sex: text('sex').$type<'male' | 'female'>().notNull(),
  nation: text('nation').notNull(),
  birthday: varchar('birthday', { length: 10 }).notNull(),
  address: text('address').notNull(),
  issuer: text('issuer').notNull(),
  validFrom: varchar('valid_from', { length: 10 }).notNull(),
  /** `long` where it never ends. */
  validUntil: varchar('valid_until', { length: 10 }).notNull(),
  confirmedAt: moment('confirmed_at').notNull(),
  /** When the face was checked. */
  faceAt: moment('face_at'),
})

/** Tries that failed on one Beijing day. */
export const identityTries = pgTable(
  'identity_tries',
  {
    userId: integer('user_id').notNull(),
    kind: text('kind').$type<TryKind>().notNull(),
    /** When the day began. */
    day: moment('day').notNull(),
    failures: integer('failures').notNull(),
    /** Why the last one failed; null once one has succeeded. */
    lastRefusal: text('last_refusal'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.day] })],
)

/** The application for the card, one for each customer. How it is decided is known from the start, and shown once it is decided. */
export const cardApplications = pgTable('card_applications', {
  userId: integer('user_id').primaryKey(),
  isGranted: boolean('is_granted').notNull(),
  appliedAt: moment('applied_at').notNull(),
  decidedAt: moment('decided_at').notNull(),
  /** The coupon that came with the opened card; null until then, empty where none comes with it. */
  couponId: text('coupon_id'),
})
