import { and, desc, eq, gte, inArray, sum } from 'drizzle-orm'
import type { Fen } from '@/contract/endpoint'
import { feeOf } from '@/lib/fee'
import { formatAmount } from '@/lib/money'
import { dayStart } from '../../beijing'
import type { Db } from '../../db/client'
import { balanceOf, lockAccount, moving, post, walletAccount } from '../../ledger/ledger'
import { PAGE_SIZE } from '../../paging'
import { serialNumber } from '../../serialNumber'
import { sendNotice } from '../session/notices'
import { accountKinds } from './accountKinds'
import { accountsOf, type BoundAccount, isVerified } from './accounts'
import { type Allowance, type AmountRefusal, amountRefusal, leftOf } from './limits'
import { expireLots, spend } from './lots'
import { isOpen, SUBMITTED_MS } from './payoutState'
import { withdrawals } from './tables'

export type WithdrawalRecord = typeof withdrawals.$inferSelect

/** Holds what is on its way out of all wallets. */
export const PENDING = 'payout:pending'

/** What a customer wants to withdraw. */
export interface Wish {
  userId: number
  accountId: string
  amount: Fen
  /** The fee that they saw. */
  fee: Fen
  now: Date
}

type WithdrawRefusal = AmountRefusal | 'IDENTITY_MISSING' | 'ACCOUNT_UNKNOWN' | 'FEE_CHANGED'

/** What a customer can withdraw now. */
export async function allowanceOf(db: Db, userId: number, now: Date): Promise<Allowance> {
  const ofDay = and(eq(withdrawals.userId, userId), gte(withdrawals.createdAt, new Date(dayStart(now))))
  const made = await db.select().from(withdrawals).where(ofDay)
  return { balance: await balanceOf(db, walletAccount(userId)), ...leftOf(made, now) }
}

/**
 * Checks a withdrawal in the caller's transaction and takes the lock of the wallet, so that what was checked still holds when the money is
 * taken (W1).
 */
export async function checkWish(
  tx: Db,
  { userId, accountId, amount, fee, now }: Wish,
): Promise<{ account: BoundAccount } | { refused: WithdrawRefusal }> {
  if (!(await isVerified(tx, userId))) return { refused: 'IDENTITY_MISSING' }
  const account = (await accountsOf(tx, userId)).find((one) => one.accountId === accountId)
  if (!account) return { refused: 'ACCOUNT_UNKNOWN' }
  await lockAccount(tx, walletAccount(userId))
  await expireLots(tx, userId, now)
  const refused = amountRefusal(amount, await allowanceOf(tx, userId, now))
  if (refused) return { refused }
  return fee === feeOf(amount, accountKinds[account.kind]) ? { account } : { refused: 'FEE_CHANGED' }
}

/** The number of a new withdrawal. */
export const newWithdrawId = (now: Date): string => `W${serialNumber(now)}`

/** Takes the money of a checked withdrawal out of the wallet, in the same transaction. */
export async function takeOut(
  tx: Db,
  { withdrawId, userId, amount, fee, now }: Wish & { withdrawId: string },
  { kind, name: accountName, masked }: Omit<BoundAccount, 'accountId'>,
): Promise<void> {
  const legs = moving(walletAccount(userId), PENDING, amount)
  await post(tx, { reason: 'withdraw', ref: withdrawId, at: now, legs })
  await spend(tx, userId, amount, withdrawId)
  await tx.insert(withdrawals).values({
    withdrawId,
    userId,
    amount,
    fee,
    status: 'submitted',
    kind,
    accountName,
    masked,
    createdAt: now,
    dueAt: new Date(now.getTime() + SUBMITTED_MS),
  })
  const sum = formatAmount(amount)
  const text = {
    zh: `您提现 ${sum} 元至${accountName.zh} ${masked}。如非本人操作，请立即联系客服。`,
    en: `You withdrew ¥${sum} to ${accountName.en} ${masked}. If this was not you, contact customer service now.`,
  }
  await sendNotice(tx, { userId, scene: 'withdrawn', text, now })
}

/** A customer's withdrawal; customers cannot read each other's. */
export async function withdrawalOf(db: Db, userId: number, withdrawId: string): Promise<WithdrawalRecord | undefined> {
  const isTheirs = and(eq(withdrawals.userId, userId), eq(withdrawals.withdrawId, withdrawId))
  const [row] = await db.select().from(withdrawals).where(isTheirs)
  return row
}

/** One page of a customer's withdrawals, newest first. */
export const withdrawalsOf = async (db: Db, userId: number, page: number): Promise<WithdrawalRecord[]> =>
  page < 1
    ? []
    : db
        .select()
        .from(withdrawals)
        .where(eq(withdrawals.userId, userId))
        .orderBy(desc(withdrawals.serial))
        .limit(PAGE_SIZE)
        .offset((page - 1) * PAGE_SIZE)

const openStatuses = (['submitted', 'processing', 'to_confirm'] as const).filter(isOpen)

/** What is on its way out of a wallet. */
export async function withdrawing(db: Db, userId: number): Promise<Fen> {
  const [row] = await db
    .select({ total: sum(withdrawals.amount) })
    .from(withdrawals)
    .where(and(eq(withdrawals.userId, userId), inArray(withdrawals.status, openStatuses)))
  return Number(row?.total ?? 0)
}
