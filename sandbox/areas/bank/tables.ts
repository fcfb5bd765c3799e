import { index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns'

/** One-key bindings that customers have begun. */
export const oneKeyBindings = pgTable(
  'one_key_bindings',
  {
    bindNo: varchar('bind_no', { length: 40 }).primaryKey(),
    userId: integer('user_id').notNull(),
    product: text('product').$type<'xbt' | 'xyf'>().notNull(),
    bankCode: text('bank_code').notNull(),
    /** Opens the bank's page; it cannot be guessed. */
    session: varchar('session', { length: 64 }).notNull().unique(),
    status: text('status').$type<'signing' | 'bound' | 'declined'>().notNull(),
    /** Until when the customer can decide. */
    expiresAt: moment('expires_at').notNull(),
    /** Empty in a mini-program, which nothing leads back to. */
    callBackUrl: text('call_back_url').notNull(),
    /** The card that it has bound. */
    cardId: text('card_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('one_key_bindings_user').on(table.userId, table.bankCode)],
)
