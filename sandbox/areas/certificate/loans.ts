import { desc, eq } from 'drizzle-orm'
import type { IssueMethod, PaidOffLoan } from '@/contract/certificate/issue'
import type { Db } from '../../db/client'
import { inLanguage, type Lang, type Text } from '../../language'
import { loans } from '../credit/tables'

export type LoanRecord = typeof loans.$inferSelect

/** Who lends to all customers of the sandbox. */
const lender: Text = { zh: '青禾银行 · 补贴贷', en: 'Qinghe Bank · subsidy loan' }

/** The customer's loans, newest first. */
export const loansOf = (db: Db, userId: number): Promise<LoanRecord[]> =>
  db.select().from(loans).where(eq(loans.userId, userId)).orderBy(desc(loans.takenAt), loans.loanId)

/** A loan as the app shows it. */
export const asLoan = (
  { loanId, amount, outstanding, takenAt, settledAt }: LoanRecord,
  issuedBy: IssueMethod[],
  lang: Lang,
): PaidOffLoan => ({
  loanId,
  lender: inLanguage(lender, lang),
  amount,
  outstanding,
  takenTime: takenAt.getTime(),
  issuedBy,
  ...(settledAt ? { settledTime: settledAt.getTime() } : {}),
})
