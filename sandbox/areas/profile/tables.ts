import { customType, index, integer, jsonb, pgTable, serial, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns'
import { users } from '../session/tables'

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
})

const owner = () =>
  integer('user_id')
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' })

/** What customers have told about themselves; a customer who told nothing has no row. */
export const profiles = pgTable('profiles', {
  userId: owner().primaryKey(),
  /** Code of the county where they live. */
  countyCode: varchar('county_code', { length: 6 }),
  education: text('education'),
  profession: text('profession'),
})

/** Pictures that customers have uploaded, encoded again. */
export const uploadedPictures = pgTable(
  'uploaded_pictures',
  {
    /** 128 random bits in hexadecimal: a caller that knows it sees the picture, since a picture element sends no login. */
    pictureId: varchar('picture_id', { length: 32 }).primaryKey(),
    userId: owner(),
    purpose: text('purpose').notNull(),
    /** `png`, `jpeg` or `webp`. */
    type: text('type').notNull(),
    bytes: bytes('bytes').notNull(),
    uploadedAt: moment('uploaded_at').notNull(),
  },
  (table) => [index('uploaded_pictures_user').on(table.userId, table.uploadedAt)],
)

/** Feedback, once for each request id of a customer. */
export const feedbacks = pgTable(
  'feedbacks',
  {
    feedbackId: serial('feedback_id').primaryKey(),
    userId: owner(),
    requestId: text('request_id').notNull(),
    kind: text('kind').notNull(),
    text: text('text').notNull(),
    pictureIds: jsonb('picture_ids').$type<string[]>().notNull(),
    /** Where to call back; empty where the customer told none. */
    mobile: varchar('mobile', { length: 11 }).notNull().default(''),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [uniqueIndex('feedbacks_once').on(table.userId, table.requestId)],
)
