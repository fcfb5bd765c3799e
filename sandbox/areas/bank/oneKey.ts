import { randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { OneKeyProduct, OneKeyStatus } from '@/contract/bank/oneKey'
import type { Db } from '../../db/client'
import { serialNumber } from '../../serialNumber'
import type { BankCard } from '../cashier/cards'
import { bankCards } from '../cashier/tables'
import { isHeld } from '../session/openAccount'
import { users } from '../session/tables'
import { type Bank, bankOfCode } from './banks'
import { boundCard, insertCard, lockNumber } from './boundCards'
import { fingerprintOf } from './fingerprint'
import { holderOf } from './holder'
import { numberEndingIn } from './numbers'
import { oneKeyBindings } from './tables'

export type OneKeyBinding = typeof oneKeyBindings.$inferSelect

/** How long a customer has to decide at the bank. */
const signingMs = 10 * 60_000

/** What a customer wants to bind with one tap. */
export interface OneKeyWish {
  userId: number
  product: OneKeyProduct
  bankCode: string
  callBackUrl: string
  now: Date
}

/** The account that a customer has at a bank: one at each, with the same number every time. */
export const accountAt = (bank: Bank, userId: number): string =>
  numberEndingIn(bank, `7${String(userId % 1000).padStart(3, '0')}`, userId)

/** How a binding stands at a moment. */
export const statusAt = ({ status, expiresAt }: OneKeyBinding, now: Date): OneKeyStatus =>
  status === 'signing' && expiresAt <= now ? 'expired' : status

/** Holds a customer's bindings at one bank until the transaction ends. */
const lockBindings = (tx: Db, { userId, bankCode }: Pick<OneKeyWish, 'userId' | 'bankCode'>) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`one-key ${userId} ${bankCode}`}))`)

/** Begins a binding, or goes on with the one that is open at this bank, in the caller's transaction. */
export async function beginBinding(
  tx: Db,
  wish: OneKeyWish,
): Promise<OneKeyBinding | { refused: 'BANK_UNKNOWN' | 'IDENTITY_MISSING' | 'CARD_BOUND' }> {
  const { userId, product, bankCode, callBackUrl, now } = wish
  const bank = bankOfCode(bankCode)
  if (!bank?.oneKey) return { refused: 'BANK_UNKNOWN' }
  if ((await holderOf(tx, userId)) === undefined) return { refused: 'IDENTITY_MISSING' }
  await lockBindings(tx, wish)
  if (await boundCard(tx, await fingerprintOf(tx, accountAt(bank, userId)))) return { refused: 'CARD_BOUND' }
  const open = and(
    eq(oneKeyBindings.userId, userId),
    eq(oneKeyBindings.product, product),
    eq(oneKeyBindings.bankCode, bankCode),
    eq(oneKeyBindings.status, 'signing'),
    gt(oneKeyBindings.expiresAt, now),
  )
  // The customer is led back to where they began it last.
  const [again] = await tx.update(oneKeyBindings).set({ callBackUrl }).where(open).returning()
  if (again) return again
  const [made] = await tx
    .insert(oneKeyBindings)
    .values({
      bindNo: `B${serialNumber(now)}`,
      userId,
      product,
      bankCode,
      session: randomBytes(24).toString('hex'),
      status: 'signing',
      expiresAt: new Date(now.getTime() + signingMs),
      callBackUrl,
      createdAt: now,
    })
    .returning()
  if (!made) throw new Error('the binding was not inserted')
  return made
}

/** A binding of this customer for this product; customers cannot read each other's (U5). */
export async function ownBinding(
  db: Db,
  of: { userId: number; product: OneKeyProduct; bindNo: string },
): Promise<OneKeyBinding | undefined> {
  const { userId, product, bindNo } = of
  const [binding] = await db
    .select()
    .from(oneKeyBindings)
    .where(
      and(eq(oneKeyBindings.bindNo, bindNo), eq(oneKeyBindings.userId, userId), eq(oneKeyBindings.product, product)),
    )
  return binding
}

/** The card that a binding has bound, unless it was removed since. */
export async function cardOfBinding(db: Db, { cardId }: OneKeyBinding): Promise<BankCard | undefined> {
  if (cardId === null) return undefined
  const [card] = await db.select().from(bankCards).where(eq(bankCards.cardId, cardId))
  return card
}

/** Takes the customer's decision at the bank, in the caller's transaction; one that comes late or again, or for a closed account, changes nothing. */
export async function decide(tx: Db, session: string, isApproved: boolean, now: Date): Promise<void> {
  const ofSession = eq(oneKeyBindings.session, session)
  const [begun] = await tx.select().from(oneKeyBindings).where(ofSession)
  if (!begun || !(await isHeld(tx, begun.userId))) return
  const [binding] = await tx.select().from(oneKeyBindings).where(ofSession).for('update')
  if (!binding || statusAt(binding, now) !== 'signing') return
  const cardId = isApproved ? (await bindAccount(tx, binding, now)).cardId : null
  await tx
    .update(oneKeyBindings)
    .set({ status: isApproved ? 'bound' : 'declined', cardId })
    .where(ofSession)
}

async function bindAccount(tx: Db, { userId, bankCode }: OneKeyBinding, now: Date): Promise<BankCard> {
  const bank = bankOfCode(bankCode)
  const [user] = await tx.select().from(users).where(eq(users.userId, userId))
  if (!bank || !user) throw new Error(`the binding of ${userId} at ${bankCode} has no bank or no customer`)
  const cardNo = accountAt(bank, userId)
  const fingerprint = await fingerprintOf(tx, cardNo)
  await lockNumber(tx, fingerprint)
  const bound = await boundCard(tx, fingerprint)
  return bound ?? insertCard(tx, { userId, bank, cardNo, fingerprint, mobile: user.mobile ?? '', now })
}
