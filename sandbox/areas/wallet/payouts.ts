import { randomBytes } from 'node:crypto'
import { asc, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { type Due, someRow } from '../../due'
import type { Text } from '../../language'
import { lockAccount, moving, post, walletAccount } from '../../ledger/ledger'
import { expireDue, giveBack, hasEnded } from './lots'
import { CONFIRM_MS, payoutMs, payoutOutcome } from './payoutState'
import { walletLots, withdrawals } from './tables'
import { PENDING, type WithdrawalRecord } from './withdrawals'

/** Why money comes back. */
export const backReasons = {
  returned: {
    zh: '收款银行退回：该卡状态异常，请更换收款账户后重试',
    en: 'The bank returned it: the card cannot receive money. Please choose another account.',
  },
  expired: {
    zh: '您未在 24 小时内在微信确认收款，款项已退回余额',
    en: 'It was not accepted in WeChat within 24 hours; the money is back in your balance.',
  },
} satisfies Record<string, Text>

const change = (tx: Db, { withdrawId }: WithdrawalRecord, changes: Partial<WithdrawalRecord>) =>
  tx.update(withdrawals).set(changes).where(eq(withdrawals.withdrawId, withdrawId))

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms)

/** What a payout moves: the account gets the amount less the fee. */
export const payoutLegs = ({ amount, fee, kind }: Pick<WithdrawalRecord, 'amount' | 'fee' | 'kind'>) => [
  { account: PENDING, amount: -amount },
  { account: `outside:payout-${kind}`, amount: amount - fee },
  ...(fee > 0 ? [{ account: 'fee:withdraw', amount: fee }] : []),
]

/** Pays a withdrawal whose row is locked. */
async function pay(tx: Db, withdrawal: WithdrawalRecord, now: Date): Promise<void> {
  await post(tx, { reason: 'payout', ref: withdrawal.withdrawId, at: now, legs: payoutLegs(withdrawal) })
  await change(tx, withdrawal, { status: 'paid', endedAt: now, dueAt: null })
}

/** Brings the money of a withdrawal whose row is locked back into the wallet, the fee too. */
async function bringBack(
  tx: Db,
  withdrawal: WithdrawalRecord,
  status: keyof typeof backReasons,
  now: Date,
): Promise<void> {
  const { withdrawId, userId, amount } = withdrawal
  const wallet = walletAccount(userId)
  await lockAccount(tx, wallet)
  const legs = moving(PENDING, wallet, amount)
  await post(tx, { reason: 'withdraw-back', ref: withdrawId, at: now, legs })
  await giveBack(tx, withdrawId, now)
  await change(tx, withdrawal, { status, reason: backReasons[status], endedAt: now, dueAt: null })
}

/** What time brings to a withdrawal that is due. */
async function step(tx: Db, withdrawal: WithdrawalRecord, now: Date): Promise<void> {
  const { status, kind, masked } = withdrawal
  if (status === 'submitted') {
    await change(tx, withdrawal, { status: 'processing', processingAt: now, dueAt: later(now, payoutMs(kind, masked)) })
    return
  }
  if (status === 'to_confirm') return bringBack(tx, withdrawal, 'expired', now)
  const outcome = payoutOutcome(kind, masked)
  if (outcome === 'paid') return pay(tx, withdrawal, now)
  if (outcome === 'returned') return bringBack(tx, withdrawal, 'returned', now)
  const confirmBefore = later(now, CONFIRM_MS)
  await change(tx, withdrawal, {
    status: 'to_confirm',
    toConfirmAt: now,
    confirmBefore,
    dueAt: confirmBefore,
    package: randomBytes(24).toString('hex'),
  })
}

/** Works off one withdrawal that is due, in one transaction; false where none is left that another process does not hold. */
const workOne = (db: Db, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(withdrawals)
      .where(lte(withdrawals.dueAt, now))
      .orderBy(asc(withdrawals.dueAt), asc(withdrawals.serial))
      .limit(1)
      .for('update', { skipLocked: true })
    if (due) await step(tx, due, now)
    return due !== undefined
  })

/**
 * Does what is due for wallets by now: payouts go on, and what has ended leaves the wallets. A withdrawal moves on in one transaction with
 * its money, so that a process that is killed leaves it as it was, and any number of processes may run this (W2). Not for use inside a
 * transaction, which would hold the locks of several wallets.
 */
export async function walletsDue(db: Db, now: Date): Promise<void> {
  while (await workOne(db, now));
  await expireDue(db, now)
}

/** Payouts go on, and what has ended leaves the wallets. */
export const payoutsDue: Due = {
  isDue: (now) => sql`${someRow(withdrawals, lte(withdrawals.dueAt, now))} or ${someRow(walletLots, hasEnded(now))}`,
  run: walletsDue,
}

/** The customer accepts a transfer in WeChat; false where there is none that waits for it. */
export const acceptTransfer = (db: Db, name: string, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [withdrawal] = await tx.select().from(withdrawals).where(eq(withdrawals.package, name)).for('update')
    const waits = withdrawal?.status === 'to_confirm' && withdrawal.confirmBefore !== null
    if (!waits || (withdrawal.confirmBefore ?? now) <= now) return false
    await pay(tx, withdrawal, now)
    return true
  })
