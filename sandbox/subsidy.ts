import { and, eq, gt, gte, like, type SQL } from 'drizzle-orm'
import type { Fen } from '@/contract/endpoint'
import { formatted } from './beijing'
import type { Db } from './db/client'
import { balanceOf, lockAccount, moving, post, subsidyAccount } from './ledger/ledger'
import { ledgerTransactions } from './ledger/tables'
import type { User } from './user'

/** What an account is filled with for a calendar month, in fen: a member's, and any other's. */
export const monthlyAllowance = { member: 30_000, other: 10_000 }

/** Where fillings come from and what lapses goes to; what orders hold, also those that are paid. */
const OUTSIDE = 'outside:subsidy'
const ORDERS = 'subsidies:orders'

/** The period for which a closed account is filled: later than every month. */
export const CLOSED = 'closed'

type Holder = Pick<User, 'userId' | 'xbtStatus' | 'isVip'>
type Held = { orderId: string; userId: number; subsidyAmount: Fen }

/** Whether an account was filled at a time that this condition names. */
const isFilled = async (db: Db, userId: number, when: SQL): Promise<boolean> =>
  (await db.$count(
    ledgerTransactions,
    and(eq(ledgerTransactions.reason, 'subsidy'), like(ledgerTransactions.ref, `${userId}-%`), when),
  )) > 0

/** Fills an account for a period, once, and never for one before the latest: what was left of that one lapses. */
async function fill(tx: Db, userId: number, { period, amount, at }: { period: string; amount: Fen; at: Date }) {
  const account = subsidyAccount(userId)
  await lockAccount(tx, account)
  const ref = `${userId}-${period}`
  if (await isFilled(tx, userId, gte(ledgerTransactions.ref, ref))) return
  const legs = moving(OUTSIDE, account, amount - (await balanceOf(tx, account)))
  await post(tx, { reason: 'subsidy', ref, at, legs })
}

/** The subsidy that a customer may still use this month, in fen; 0 for a visitor, and until the card is open. The first to ask in a month fills the account. */
export async function subsidyLeft(db: Db, holder: Holder | undefined, now: Date): Promise<Fen> {
  if (holder?.xbtStatus !== 2) return 0
  const { userId, isVip } = holder
  const period = formatted(now, 'yyyy-MM')
  const amount = isVip ? monthlyAllowance.member : monthlyAllowance.other
  if (!(await isFilled(db, userId, gte(ledgerTransactions.ref, `${userId}-${period}`))))
    await db.transaction((tx) => fill(tx, userId, { period, amount, at: now }))
  return balanceOf(db, subsidyAccount(userId))
}

/** The same, of an account that stays locked until the transaction ends. */
export async function lockedSubsidyLeft(tx: Db, holder: Holder, now: Date): Promise<Fen> {
  if (holder.xbtStatus === 2) await lockAccount(tx, subsidyAccount(holder.userId))
  return subsidyLeft(tx, holder, now)
}

/** Moves what an order takes out of the account, in the transaction that makes the order and has locked the account. */
export async function takeSubsidy(tx: Db, { orderId, userId, subsidyAmount }: Held, at: Date): Promise<void> {
  const legs = moving(subsidyAccount(userId), ORDERS, subsidyAmount)
  if (subsidyAmount > 0) await post(tx, { reason: 'subsidy-taken', ref: orderId, at, legs })
}

/** What an order of a seed holds, which was taken at a time before the account. */
export async function bookSubsidy(db: Db, { orderId, subsidyAmount }: Omit<Held, 'userId'>, at: Date): Promise<void> {
  const legs = moving(OUTSIDE, ORDERS, subsidyAmount)
  await post(db, { reason: 'subsidy-taken', ref: `seed-${orderId}`, at, legs })
}

/** Gives back what an order took, in the transaction that cancels or refunds it; it lapses where the account was filled since. */
export async function returnSubsidy(tx: Db, { orderId, userId, subsidyAmount }: Held, at: Date): Promise<void> {
  if (subsidyAmount === 0) return
  const account = subsidyAccount(userId)
  // Under this lock the numbers of movements are in the order in which they happened.
  await lockAccount(tx, account)
  const { reason, ref, transactionId } = ledgerTransactions
  const isTaking = and(eq(reason, 'subsidy-taken'), eq(ref, orderId))
  const [taken] = await tx.select().from(ledgerTransactions).where(isTaking)
  const hasLapsed = await isFilled(tx, userId, gt(transactionId, taken?.transactionId ?? 0))
  const legs = moving(ORDERS, hasLapsed ? OUTSIDE : account, subsidyAmount)
  await post(tx, { reason: 'subsidy-returned', ref: orderId, at, legs })
}

/** A closed account is filled with nothing for good: what is left lapses, and what orders give back later. */
export const endSubsidy = (tx: Db, { userId, now }: { userId: number; now: Date }): Promise<void> =>
  fill(tx, userId, { period: CLOSED, amount: 0, at: now })
