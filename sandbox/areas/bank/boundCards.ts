import { and, eq, isNull, sql } from 'drizzle-orm'
import type { BoundCard } from '@/contract/bank/cards'
import type { Db } from '../../db/client'
import { inLanguage, type Lang } from '../../language'
import { serialNumber } from '../../serialNumber'
import { type BankCard, cardName, cardsOf } from '../cashier/cards'
import { bankCards } from '../cashier/tables'
import type { Bank } from './banks'

/** A card that is about to be bound. */
interface NewCard {
  userId: number
  bank: Bank
  cardNo: string
  fingerprint: string
  /** The number that the bank sends its codes to. */
  mobile: string
  now: Date
}

/** Holds a card's number until the transaction ends: bound twice at the same time, it becomes one card. */
export const lockNumber = (tx: Db, fingerprint: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`card ${fingerprint}`}))`)

/** The card with this number that is bound now, of whichever customer. */
export async function boundCard(db: Db, fingerprint: string): Promise<BankCard | undefined> {
  const [card] = await db
    .select()
    .from(bankCards)
    .where(and(eq(bankCards.fingerprint, fingerprint), isNull(bankCards.removedAt)))
  return card
}

/** Binds a card, which can pay from then on; the caller holds its number by `lockNumber`. */
export async function insertCard(
  tx: Db,
  { userId, bank, cardNo, fingerprint, mobile, now }: NewCard,
): Promise<BankCard> {
  const [card] = await tx
    .insert(bankCards)
    .values({
      cardId: `C${serialNumber(now)}`,
      userId,
      bank: bank.name,
      bankCode: bank.code,
      tail: cardNo.slice(-4),
      fingerprint,
      mobile,
      limit: bank.limitOnce ?? null,
      limitDay: bank.limitDay ?? null,
      boundAt: now,
    })
    .returning()
  if (!card) throw new Error('the card was not inserted')
  return card
}

/** A customer's cards as the app shows them. */
export async function shownCards(db: Db, userId: number, lang: Lang): Promise<BoundCard[]> {
  const cards = await cardsOf(db, userId)
  return cards.map((card, index) => shownCard(card, index === 0, lang))
}

/** One card of a customer as the app shows it; the customer has it. */
export async function shownCardOf(db: Db, card: BankCard, lang: Lang): Promise<BoundCard> {
  const [first] = await cardsOf(db, card.userId)
  return shownCard(card, first?.cardId === card.cardId, lang)
}

const shownCard = (card: BankCard, isDefault: boolean, lang: Lang): BoundCard => ({
  cardId: card.cardId,
  bankCode: card.bankCode,
  bankName: cardName(card, lang),
  cardTail: card.tail,
  isDefault,
  ...limitsOf({ limitOnce: card.limit, limitDay: card.limitDay }),
})

/** Limits without those that the bank does not set. */
const limitsOf = ({ limitOnce, limitDay }: { limitOnce?: number | null; limitDay?: number | null }) => ({
  ...(limitOnce ? { limitOnce } : {}),
  ...(limitDay ? { limitDay } : {}),
})

/** A bank as the app shows it. */
export const shownBank = ({ code, name, limitOnce, limitDay }: Bank, lang: Lang) => ({
  bankCode: code,
  bankName: inLanguage(name, lang),
  ...limitsOf({ limitOnce, limitDay }),
})
