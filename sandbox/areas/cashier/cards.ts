import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Fen } from '@/contract/endpoint'
import type { Db } from '../../db/client'
import { inLanguage, type Lang, type Text } from '../../language'
import { SLOW_BANK_MS } from './rules'
import type { News } from './settle'
import { bankCards } from './tables'

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
  const [card] = await db
    .select()
    .from(bankCards)
    .where(and(eq(bankCards.userId, userId), eq(bankCards.cardId, cardId), isNull(bankCards.removedAt)))
  return card
}

export const cardName = (card: BankCard, lang: Lang): string => inLanguage(card.bank, lang)

/** Why a card cannot pay this amount; undefined where it can. */
export function cardRefusal(card: BankCard, amount: Fen): Text | undefined {
  if (card.limit === null || amount <= card.limit) return undefined
  return { zh: '超出该卡单笔支付限额', en: 'Above this card’s limit for one payment' }
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
