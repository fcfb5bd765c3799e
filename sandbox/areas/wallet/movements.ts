import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { WalletRow } from '@/contract/wallet/movements'
import type { Db } from '../../db/client'
import { inLanguage, type Lang, type Text } from '../../language'
import { walletAccount } from '../../ledger/ledger'
import { ledgerEntries, ledgerTransactions } from '../../ledger/tables'
import { PAGE_SIZE } from '../../paging'
import { walletLots, withdrawals } from './tables'

/** Why money comes into a wallet, and why it leaves. */
type MovementReason = 'bonus' | 'rebate' | 'withdraw' | 'withdraw-back' | 'expired'

/** What the lists of the wallet show: movements for these reasons. */
export const listed = {
  bonus: ['bonus'],
  rebate: ['rebate'],
  used: ['withdraw', 'withdraw-back', 'expired'],
  added: ['bonus', 'rebate', 'withdraw-back'],
  taken: ['withdraw', 'expired'],
} as const satisfies Record<string, readonly MovementReason[]>

const titles = {
  withdraw: (account: Text) => ({ zh: `提现到${account.zh}`, en: `Withdrawal to ${account.en}` }),
  back: (account: Text) => ({ zh: `提现退回（${account.zh}）`, en: `Returned by ${account.en}` }),
  expired: (lot: Text) => ({ zh: `${lot.zh}已过期`, en: `${lot.en}, ended` }),
}

interface Range {
  userId: number
  reasons: readonly MovementReason[]
  lang: Lang
  /** From 1. */
  page: number
  size?: number
}

/** One page of the movements of a wallet, newest first. */
export async function movementsOf(
  db: Db,
  { userId, reasons, lang, page, size = PAGE_SIZE }: Range,
): Promise<WalletRow[]> {
  if (page < 1) return []
  const { reason, ref } = ledgerTransactions
  const cameIn = and(eq(walletLots.reason, sql`${reason}`), eq(walletLots.ref, ref))
  const ended = and(eq(reason, 'expired'), eq(sql`${walletLots.lotId}::text`, sql`split_part(${ref}, '-', 1)`))
  const rows = await db
    .select({
      entryId: ledgerEntries.entryId,
      amount: ledgerEntries.amount,
      reason,
      time: ledgerTransactions.postedAt,
      lot: walletLots,
      account: withdrawals.accountName,
      withdrawId: withdrawals.withdrawId,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.transactionId, ledgerEntries.transactionId))
    .leftJoin(walletLots, or(cameIn, ended))
    .leftJoin(withdrawals, eq(withdrawals.withdrawId, ref))
    .where(and(eq(ledgerEntries.account, walletAccount(userId)), inArray(reason, [...reasons])))
    .orderBy(desc(ledgerEntries.entryId))
    .limit(size)
    .offset((page - 1) * size)
  return rows.map(({ entryId, amount, time, reason: why, lot, account, withdrawId }) => ({
    rowId: String(entryId),
    title: inLanguage(titleOf(why as MovementReason, lot?.title, account), lang),
    amount: Math.abs(amount),
    direction: amount > 0 ? 'in' : 'out',
    time: time.getTime(),
    ...(lot && amount > 0 ? { expireTime: lot.endsAt.getTime(), left: lot.left } : {}),
    ...(lot?.orderId && amount > 0 ? { orderId: lot.orderId } : {}),
    ...(withdrawId ? { withdrawId } : {}),
  }))
}

function titleOf(reason: MovementReason, lot: Text | undefined, account: Text | null): Text {
  const none = { zh: '', en: '' }
  if (reason === 'withdraw') return titles.withdraw(account ?? none)
  if (reason === 'withdraw-back') return titles.back(account ?? none)
  return reason === 'expired' ? titles.expired(lot ?? none) : (lot ?? none)
}
