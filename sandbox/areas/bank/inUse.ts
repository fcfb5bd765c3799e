import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import { maskCard } from '@/lib/mask'
import type { Db } from '../../db/client'
import { type BankCard, heldCardOf } from '../cashier/cards'
import { openStatuses } from '../cashier/paymentState'
import { bankCards, payments } from '../cashier/tables'
import { withdrawals } from '../wallet/tables'

/** Whether a payment with this card or a withdrawal to it is still open. */
const isCardInUse = async (db: Db, card: BankCard, now: Date): Promise<boolean> =>
  (await isPaying(db, card, now)) || (await isReceiving(db, card))

/** The bank decides on a payment, or waits for the customer's code. */
async function isPaying(db: Db, { cardId }: BankCard, now: Date): Promise<boolean> {
  const isOpen = or(
    eq(payments.status, 'PAYMENT_PROCESS_IN'),
    and(inArray(payments.status, openStatuses), gt(payments.sessionEndsAt, now)),
  )
  const [open] = await db
    .select({ bizNo: payments.bizNo })
    .from(payments)
    .where(and(eq(payments.cardId, cardId), isOpen))
    .limit(1)
  return open !== undefined
}

/** Money is on its way to the card: a withdrawal names it as its record shows it. */
async function isReceiving(db: Db, { userId, tail }: BankCard): Promise<boolean> {
  const isTo = and(
    eq(withdrawals.userId, userId),
    eq(withdrawals.kind, 'bank'),
    eq(withdrawals.masked, maskCard(tail)),
    isNull(withdrawals.endedAt),
  )
  const [open] = await db.select({ withdrawId: withdrawals.withdrawId }).from(withdrawals).where(isTo).limit(1)
  return open !== undefined
}

/** Removes a card inside the caller's transaction; nothing begins to pay with it meanwhile. Answers why it is refused. */
export async function removeCard(
  tx: Db,
  { userId, cardId, now }: { userId: number; cardId: string; now: Date },
): Promise<'CARD_UNKNOWN' | 'CARD_IN_USE' | undefined> {
  const card = await heldCardOf(tx, userId, cardId)
  if (!card) return 'CARD_UNKNOWN'
  if (await isCardInUse(tx, card, now)) return 'CARD_IN_USE'
  await tx.update(bankCards).set({ removedAt: now }).where(eq(bankCards.cardId, cardId))
  return undefined
}
