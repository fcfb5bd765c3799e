import { eq, inArray } from 'drizzle-orm'
import type { Closing } from '../../closing'
import { bankCards, payments, payWays, wrongBankCodes } from './tables'

/** Payments stay, as the law makes a dealer keep them, without the card that they were made with. */
export const cashierClosing: Closing = {
  async loss(db, { userId }) {
    return { cardCount: await db.$count(bankCards, eq(bankCards.userId, userId)) }
  },

  async forget(tx, { userId }) {
    const paid = tx.select({ bizNo: payments.bizNo }).from(payments).where(eq(payments.userId, userId))
    await tx.delete(wrongBankCodes).where(inArray(wrongBankCodes.bizNo, paid))
    await tx.update(payments).set({ cardId: null }).where(eq(payments.userId, userId))
  },

  deletes: [payWays, bankCards],
}
