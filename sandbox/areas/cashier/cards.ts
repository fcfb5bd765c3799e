import { and, eq, gt, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Fen } from '@/contract/endpoint'
import { dayStart } from '../../beijing'
import type { Db } from '../../db/client'
import { inLanguage, type Lang, type Text } from '../../language'
import { openStatuses, SLOW_BANK_MS } from './paymentState'
import type { News } from './settle'
import { bankCards, payments } from './tables'

export type BankCard = typeof bankCards.$inferSelect

/** A customer's cards: the default one first, then in the order in which they were bound. */
export function cardsOf(db: Db, userId: number): Promise<BankCard[]> {
  return db
    .select()
    .from(bankCards)
    .where(and(eq(bankCards.userId, userId), isNull(bankCards.removedAt)))
    .orderBy(sql`${bankCards.defaultAt} desc nulls last`, bankCards.boundAt, bankCards.cardId)
}

/** One card of this customer; customers cannot read each other’s. */
export async function cardOf(db: Db, userId: number, cardId: string): Promise<BankCard | undefined> {
  const [card] = await ownCard(db, userId, cardId)
  return card
}

/** Like `cardOf`; the card is held until the transaction ends, so that none is removed while it pays, and its day's limit holds. */
export async function heldCardOf(tx: Db, userId: number, cardId: string): Promise<BankCard | undefined> {
  const [card] = await ownCard(tx, userId, cardId).for('update')
  return card
}

const ownCard = (db: Db, userId: number, cardId: string) =>
  db
    .select()
    .from(bankCards)
    .where(and(eq(bankCards.userId, userId), eq(bankCards.cardId, cardId), isNull(bankCards.removedAt)))

export const cardName = (card: BankCard, lang: Lang): string => inLanguage(card.bank, lang)

/** Why a card cannot pay this amount now; undefined where it can. The bank counts a day of Beijing. */
export async function cardRefusal(db: Db, card: BankCard, amount: Fen, now: Date): Promise<Text | undefined> {
  if (card.limit !== null && amount > card.limit)
    return { zh: '超出该卡单笔支付限额', en: 'Above this card’s limit for one payment' }
  if (card.limitDay !== null && amount + (await paidToday(db, card, now)) > card.limitDay)
    return { zh: '超出该卡单日支付限额', en: 'Above this card’s limit for a day' }
  return undefined
}

/** What a card has paid since the day began, with what the bank decides on or waits for its code. */
async function paidToday(db: Db, { cardId }: BankCard, now: Date): Promise<Fen> {
  const counts = or(
    inArray(payments.status, ['PAYMENT_SUCCESS', 'PAYMENT_PROCESS_IN']),
    and(inArray(payments.status, openStatuses), gt(payments.sessionEndsAt, now)),
  )
  const today = gte(payments.createdAt, new Date(dayStart(now)))
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${payments.amount}), 0)` })
    .from(payments)
    .where(and(eq(payments.cardId, cardId), today, counts))
  return Number(row?.sum ?? 0)
}

/** Whether the bank refuses the card before any code is sent: cards ending in 4444 are reported lost. */
export const isLost = (card: BankCard): boolean => card.tail === '4444'

/** What the bank says once the code is right: 0000 has too little money, 9999 takes its time, all others pay. */
export function bankAnswer(card: BankCard, now: Date): News {
  if (card.tail === '0000') return { status: 'PAYMENT_FAILURE', failure: 'short', now }
  if (card.tail === '9999') {
    return { status: 'PAYMENT_PROCESS_IN', settlesAt: new Date(now.getTime() + SLOW_BANK_MS), now }
  }
  return { status: 'PAYMENT_SUCCESS', now }
}
