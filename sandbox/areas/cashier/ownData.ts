import { desc, eq } from 'drizzle-orm'
import { inLanguage } from '../../language'
import { type Section, when, yuan } from '../../ownData'
import { bankCards, payments } from './tables'

export const ownPayments: Section = async (db, { userId }) => {
  const rows = await db.select().from(payments).where(eq(payments.userId, userId)).orderBy(desc(payments.createdAt))
  return rows.map(({ bizNo, orderId, amount, assetType, status, createdAt }) => ({
    bizNo,
    orderId,
    amount: yuan(amount),
    tool: assetType,
    status,
    created: when(createdAt),
  }))
}

export const ownCards: Section = async (db, { userId, lang }) => {
  const rows = await db.select().from(bankCards).where(eq(bankCards.userId, userId))
  return rows.map(({ bank, tail, mobile }) => ({ bank: inLanguage(bank, lang), lastFourDigits: tail, mobile }))
}
