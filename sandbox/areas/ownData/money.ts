import { desc, eq } from 'drizzle-orm'
import { inLanguage } from '../../language'
import { walletAccount } from '../../ledger/ledger'
import { ledgerEntries, ledgerTransactions } from '../../ledger/tables'
import { bankCards, payments } from '../cashier/tables'
import { walletOf } from '../gold/coins'
import { coinLogs, coinOrders } from '../gold/tables'
import { coupons } from '../order/tables'
import { payoutAccounts, withdrawals } from '../wallet/tables'
import { type Section, when, yuan } from './section'

export const paid: Section = async (db, { userId }) => {
  const rows = await db.select().from(payments).where(eq(payments.userId, userId)).orderBy(desc(payments.createdAt))
  return rows.map(({ bizNo, orderId, amount, assetType, status, createdAt }) => ({
    bizNo,
    orderId,
    amount: yuan(amount),
    tool: assetType,
    status,
    created: when(createdAt),
  }))
}

/** Every movement of the wallet, newest first. */
export const wallet: Section = async (db, { userId }) => {
  const rows = await db
    .select({ amount: ledgerEntries.amount, reason: ledgerTransactions.reason, at: ledgerTransactions.postedAt })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.transactionId, ledgerEntries.transactionId))
    .where(eq(ledgerEntries.account, walletAccount(userId)))
    .orderBy(desc(ledgerEntries.entryId))
  return rows.map(({ amount, reason, at }) => ({ amount: yuan(amount), reason, at: when(at) }))
}

export const payouts: Section = async (db, { userId, lang }) => {
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

export const ownCoupons: Section = async (db, { userId, lang }) => {
  const rows = await db.select().from(coupons).where(eq(coupons.userId, userId))
  return rows.map(({ couponId, name, discount, endTime, usedAt }) => ({
    couponId,
    name: inLanguage(name, lang),
    discount: yuan(discount),
    until: when(endTime),
    used: when(usedAt),
  }))
}

/** What a customer has in coins, what came in and was used, and what they exchanged, newest first. */
export const coins: Section = async (db, { userId, lang }) => {
  const logs = await db.select().from(coinLogs).where(eq(coinLogs.userId, userId)).orderBy(desc(coinLogs.at))
  const orders = await db.select().from(coinOrders).where(eq(coinOrders.userId, userId))
  const { balance } = await walletOf(db, userId)
  return {
    balance,
    movements: logs.map(({ title, coins, at }) => ({ title: inLanguage(title, lang), coins, at: when(at) })),
    exchanges: orders.map(({ orderId, goodsId, coins, cardNo, password, createdAt }) => ({
      orderId,
      goodsId,
      coins,
      cardNo,
      password,
      at: when(createdAt),
    })),
  }
}

export const cards: Section = async (db, { userId, lang }) => {
  const rows = await db.select().from(bankCards).where(eq(bankCards.userId, userId))
  return rows.map(({ bank, tail, mobile }) => ({ bank: inLanguage(bank, lang), lastFourDigits: tail, mobile }))
}
