import { desc, eq } from 'drizzle-orm'
import { inLanguage } from '../../language'
import { walletAccount } from '../../ledger/ledger'
import { ledgerEntries, ledgerTransactions } from '../../ledger/tables'
import { type Section, when, yuan } from '../../ownData'
import { payoutAccounts, withdrawals } from './tables'

/** Every movement of the wallet, newest first. */
export const ownWallet: Section = async (db, { userId }) => {
  const rows = await db
    .select({ amount: ledgerEntries.amount, reason: ledgerTransactions.reason, at: ledgerTransactions.postedAt })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.transactionId, ledgerEntries.transactionId))
    .where(eq(ledgerEntries.account, walletAccount(userId)))
    .orderBy(desc(ledgerEntries.entryId))
  return rows.map(({ amount, reason, at }) => ({ amount: yuan(amount), reason, at: when(at) }))
}

export const ownPayouts: Section = async (db, { userId, lang }) => {
  const accounts = await db.select().from(payoutAccounts).where(eq(payoutAccounts.userId, userId))
  const rows = await db
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.userId, userId))
    .orderBy(desc(withdrawals.serial))
  return {
    accounts: accounts.map(({ kind, identifier, boundAt }) => ({ kind, identifier, bound: when(boundAt) })),
    withdrawals: rows.map(({ withdrawId, amount, fee, status, accountName, masked, createdAt, endedAt }) => ({
      withdrawId,
      amount: yuan(amount),
      fee: yuan(fee),
      status,
      account: `${inLanguage(accountName, lang)} ${masked}`,
      asked: when(createdAt),
      ended: when(endedAt),
    })),
  }
}
