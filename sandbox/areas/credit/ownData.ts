import { eq } from 'drizzle-orm'
import { type Section, when, yuan } from '../../ownData'
import { loans } from './tables'

export const ownLoans: Section = async (db, { userId }) => {
  const rows = await db.select().from(loans).where(eq(loans.userId, userId))
  return rows.map(({ loanId, amount, outstanding, takenAt, settledAt }) => ({
    loanId,
    amount: yuan(amount),
    outstanding: yuan(outstanding),
    taken: when(takenAt),
    settled: when(settledAt),
  }))
}
