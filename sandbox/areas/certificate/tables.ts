import { index, integer, jsonb, pgTable, serial, text, varchar } from 'drizzle-orm/pg-core'
import { fen, moment } from '../../db/columns'

/** Certificates that were asked for. What is printed on one is copied when it is issued, so that it stays as it was. */
export const certificates = pgTable(
  'certificates',
  {
    /** Also the number of the order of its fee, beginning with C. */
    certificateId: varchar('certificate_id', { length: 32 }).primaryKey(),
    userId: integer('user_id').notNull(),
    kind: text('kind').$type<'general' | 'loan'>().notNull(),
    method: text('method').$type<'electronic' | 'paper'>().notNull(),
    /** Sorted. */
    loanIds: jsonb('loan_ids').$type<string[]>().notNull(),
    amount: fen('amount').notNull(),
    fee: fen('fee').notNull(),
    email: text('email').notNull().default(''),
    address: jsonb('address').$type<{ name: string; mobile: string; address: string }>(),
    createdAt: moment('created_at').notNull(),
    /** Of the fee; the moment of the application where there is none. */
    payDeadline: moment('pay_deadline').notNull(),
    /** When it was issued: a paper one once its fee was paid. */
    issuedAt: moment('issued_at'),
    facts: jsonb('facts').$type<{
      number: string
      issued: string
      name: string
      idNumber: string
      loans: { loanId: string; amount: number; taken: string; settled: string }[]
      amount: number
      isGeneral: boolean
    }>(),
    /** Printed on it, and made from its facts and a secret: other facts have another code. */
    checkCode: varchar('check_code', { length: 19 }).unique(),
  },
  (table) => [index('certificates_user').on(table.userId, table.createdAt)],
)

/** Mails with a certificate. The inbox shows them; the attachment is made from the certificate's facts. */
export const certificateMails = pgTable(
  'certificate_mails',
  {
    mailId: serial('mail_id').primaryKey(),
    userId: integer('user_id').notNull(),
    certificateId: varchar('certificate_id', { length: 32 }).notNull(),
    /** Number of the customer's account, by which the inbox finds their mails. */
    mobile: varchar('mobile', { length: 11 }).notNull(),
    email: text('email').notNull(),
    lang: varchar('lang', { length: 5 }).$type<'zh-CN' | 'en'>().notNull(),
    /** It was mailed again at the customer's wish; the first mail of a certificate is not. */
    resend: integer('resend').notNull().default(0),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [index('certificate_mails_certificate').on(table.certificateId)],
)
