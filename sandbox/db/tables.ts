import { integer, jsonb, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core'

/** Answers of money calls by intent; the answer is null only inside the transaction that makes it. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: integer('user_id').notNull(),
    path: text('path').notNull(),
    requestId: text('request_id').notNull(),
    dataHash: varchar('data_hash', { length: 64 }).notNull(),
    answer: jsonb('answer'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.path, table.requestId] })],
)

/** Secrets of one installation: every process that shares this database signs and reads with the same ones. A reset keeps them. */
export const secrets = pgTable('secrets', { name: text('name').primaryKey(), value: text('value').notNull() })
