import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Fen } from '@/contract/endpoint'
import type { Db } from '../../db/client'
import type { Credit } from '../../giving'
import { lockAccount, moving, post, walletAccount } from '../../ledger/ledger'
import { BONUS_MS, endAfterReturn, partsOf, REBATE_MS } from './lotTerms'
import { walletLots, walletUses } from './tables'

export type Lot = typeof walletLots.$inferSelect

/** Where what comes into wallets comes from, and how long it can be withdrawn. */
export const sources = {
  bonus: { account: 'outside:BONUS', lifeMs: BONUS_MS },
  rebate: { account: 'outside:REBATE', lifeMs: REBATE_MS },
} as const

/** Pays into a wallet inside the caller's transaction; false where it was paid before, in which case nothing changes. */
export async function credit(tx: Db, { userId, reason, ref, title, amount, orderId, now }: Credit): Promise<boolean> {
  const { account, lifeMs } = sources[reason]
  const wallet = walletAccount(userId)
  await lockAccount(tx, wallet)
  const legs = moving(account, wallet, amount)
  if (!(await post(tx, { reason, ref, at: now, legs }))) return false
  const endsAt = new Date(now.getTime() + lifeMs)
  await tx
    .insert(walletLots)
    .values({ userId, reason, ref, title, amount, left: amount, endsAt, orderId: orderId ?? null })
  return true
}

/** What a customer's wallet is made of. */
export const lotsLeft = (db: Db, userId: number): Promise<Lot[]> =>
  db
    .select()
    .from(walletLots)
    .where(and(eq(walletLots.userId, userId), gt(walletLots.left, 0)))

/** Takes an amount out of the lots for a withdrawal, inside the transaction that holds the wallet's lock and has moved the money. */
export async function spend(tx: Db, userId: number, amount: Fen, withdrawId: string): Promise<void> {
  for (const part of partsOf(await lotsLeft(tx, userId), amount)) {
    await tx
      .update(walletLots)
      .set({ left: sql`${walletLots.left} - ${part.amount}` })
      .where(eq(walletLots.lotId, part.lotId))
    await tx.insert(walletUses).values({ ...part, withdrawId })
  }
}

/** Gives what a withdrawal took back to its lots, inside the transaction that holds the wallet's lock and has moved the money. */
export async function giveBack(tx: Db, withdrawId: string, now: Date): Promise<void> {
  const uses = await tx.select().from(walletUses).where(eq(walletUses.withdrawId, withdrawId))
  const ids = uses.map(({ lotId }) => lotId)
  const lots = await tx.select().from(walletLots).where(inArray(walletLots.lotId, ids))
  for (const { lotId, left, endsAt } of lots) {
    const amount = uses.find((use) => use.lotId === lotId)?.amount ?? 0
    const changes = { left: left + amount, endsAt: endAfterReturn(endsAt, now) }
    await tx.update(walletLots).set(changes).where(eq(walletLots.lotId, lotId))
  }
}

/** Takes what has ended by now out of a customer's wallet, inside the transaction that holds its lock. */
export async function expireLots(tx: Db, userId: number, now: Date): Promise<void> {
  const ended = (await lotsLeft(tx, userId)).filter(({ endsAt }) => endsAt <= now)
  await endLots(tx, userId, ended, now)
}

/** Takes what is left of these lots out of a customer's wallet, inside the transaction that holds its lock. */
export async function endLots(tx: Db, userId: number, lots: readonly Lot[], now: Date): Promise<void> {
  for (const { lotId, left, endsAt } of lots) {
    const legs = moving(walletAccount(userId), 'expired:wallet', left)
    await post(tx, { reason: 'expired', ref: expiryRef({ lotId, endsAt }), at: now, legs })
    await tx.update(walletLots).set({ left: 0 }).where(eq(walletLots.lotId, lotId))
  }
}

/** A lot may end twice, where money has come back to it in between. */
export const expiryRef = ({ lotId, endsAt }: Pick<Lot, 'lotId' | 'endsAt'>): string => `${lotId}-${endsAt.getTime()}`

/** Money that has ended by now and is still in the wallet. */
export const hasEnded = (now: Date) => and(gt(walletLots.left, 0), lte(walletLots.endsAt, now))

/** Takes what has ended by now out of every wallet. Any number of processes may run it. */
export async function expireDue(db: Db, now: Date): Promise<void> {
  for (const { userId } of await db
    .selectDistinct({ userId: walletLots.userId })
    .from(walletLots)
    .where(hasEnded(now))) {
    await db.transaction(async (tx) => {
      await lockAccount(tx, walletAccount(userId))
      await expireLots(tx, userId, now)
    })
  }
}
