import { eq, inArray, sql } from 'drizzle-orm'
import type { Fen } from '@/contract/endpoint'
import type { Db } from '../db/client'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from './tables'

/** What one account gains, or gives below zero: in fen, or whole coins on accounts of coins. */
interface Leg {
  account: string
  amount: Fen
}

/** The legs of an amount that goes from one account to another. */
export const moving = (from: string, to: string, amount: Fen): readonly Leg[] => [
  { account: from, amount: -amount },
  { account: to, amount },
]

export interface Movement {
  /** Their amounts sum to zero. */
  legs: readonly Leg[]
  reason: string
  /** What the money moved for; the same reason and ref are posted once. */
  ref: string
  at: Date
}

/** An account of a customer does not hold what a movement wants to take from it. */
export class ShortBalance extends Error {
  constructor(readonly account: string) {
    super(`${account} holds less than is to be taken`)
  }
}

/** The ledger account of a customer's wallet. */
export const walletAccount = (userId: number): string => `wallet:${userId}`

/** What the names of the accounts of coins begin with. */
export const COINS = 'coins:'

/** The ledger account of a customer's coins; it holds whole coins, and no money. */
export const coinAccount = (userId: number): string => COINS + userId

/** The ledger account of the subsidy that a customer may still use this month. */
export const subsidyAccount = (userId: number): string => `subsidy:${userId}`

/** Accounts of customers are never below zero; those outside the product may be. */
const isOwned = (account: string): boolean => ['wallet:', 'subsidy:', COINS].some((kind) => account.startsWith(kind))

/** What an account holds, in fen or coins; 0 for one that never moved. */
export async function balanceOf(db: Db, account: string): Promise<Fen> {
  const [row] = await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.account, account))
  return row?.balance ?? 0
}

/**
 * Locks an account until the transaction ends. A transaction that decides by what an account holds takes this lock first: before it reads the
 * account, and before it moves money, which locks other accounts.
 */
export async function lockAccount(tx: Db, account: string): Promise<void> {
  await tx.insert(ledgerAccounts).values({ account }).onConflictDoNothing()
  await tx.select().from(ledgerAccounts).where(eq(ledgerAccounts.account, account)).for('update')
}

/**
 * Moves money between accounts inside the caller's transaction. False where this reason was already posted for this ref, in
 * which case nothing moves. Accounts are locked in the order of their names, so that two movements never wait for each other.
 */
export async function post(tx: Db, movement: Movement): Promise<boolean> {
  const legs = [...movement.legs].sort((a, b) => (a.account < b.account ? -1 : 1))
  assertBalanced(legs)
  const { reason, ref, at } = movement
  const [posted] = await tx
    .insert(ledgerTransactions)
    .values({ reason, ref, postedAt: at })
    .onConflictDoNothing()
    .returning({ transactionId: ledgerTransactions.transactionId })
  if (!posted) return false

  const accounts = legs.map((leg) => leg.account)
  await tx
    .insert(ledgerAccounts)
    .values(accounts.map((account) => ({ account })))
    .onConflictDoNothing()
  const held = await tx
    .select()
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.account, accounts))
    .orderBy(ledgerAccounts.account)
    .for('update')
  for (const { account, amount } of legs) {
    const balance = held.find((row) => row.account === account)?.balance ?? 0
    if (isOwned(account) && balance + amount < 0) throw new ShortBalance(account)
    await tx
      .update(ledgerAccounts)
      .set({ balance: sql`${ledgerAccounts.balance} + ${amount}` })
      .where(eq(ledgerAccounts.account, account))
  }
  await tx.insert(ledgerEntries).values(legs.map((leg) => ({ ...leg, transactionId: posted.transactionId })))
  return true
}

/** Posts the movements of a past, which were posted nowhere before, with a few statements for all of them; for seeds. */
export async function postAll(tx: Db, movements: readonly Movement[]): Promise<void> {
  for (const { legs } of movements) assertBalanced(legs)
  const posted = await tx
    .insert(ledgerTransactions)
    .values(movements.map(({ reason, ref, at }) => ({ reason, ref, postedAt: at })))
    .returning()
  const idOf = new Map(posted.map(({ reason, ref, transactionId }) => [`${reason} ${ref}`, transactionId]))
  const entries = movements.flatMap(({ reason, ref, legs }) =>
    legs.map((leg) => ({ ...leg, transactionId: idOf.get(`${reason} ${ref}`) ?? 0 })),
  )
  const totals = new Map<string, Fen>()
  for (const { account, amount } of entries) totals.set(account, (totals.get(account) ?? 0) + amount)
  await tx
    .insert(ledgerAccounts)
    .values([...totals].map(([account, balance]) => ({ account, balance })))
    .onConflictDoUpdate({
      target: ledgerAccounts.account,
      set: { balance: sql`${ledgerAccounts.balance} + excluded.balance` },
    })
  await tx.insert(ledgerEntries).values(entries)
}

function assertBalanced(legs: readonly Leg[]): void {
  if (legs.length < 2 || new Set(legs.map((leg) => leg.account)).size !== legs.length) {
    throw new RangeError('a movement has two legs or more, each on an account of its own')
  }
  if (legs.some((leg) => !Number.isSafeInteger(leg.amount)) || legs.reduce((sum, leg) => sum + leg.amount, 0) !== 0) {
    throw new RangeError('the legs of a movement are whole and sum to zero')
  }
}
