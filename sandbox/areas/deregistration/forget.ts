import { and, eq, inArray, ne } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { logoff } from '@/contract/deregistration'
import type { Db } from '../../db/client'
import { idempotencyKeys } from '../../db/tables'
import { partnerGrants } from '../account/tables'
import { activityMarks, activityViews } from '../activity/custom/tables'
import { freeMembers } from '../activity/free/tables'
import { helpers, helpRounds, openedPackets } from '../activity/invite/tables'
import { oneKeyBindings } from '../bank/tables'
import { bankCards, payments, payWays, wrongBankCodes } from '../cashier/tables'
import { certificateMails, certificates } from '../certificate/tables'
import { forcedGroups } from '../config/tables'
import { loseCoins } from '../gold/coins'
import { coinLogs, coinOrders, preExchanges, wrongCoinCodes } from '../gold/tables'
import { cardApplications, identities, identityOrders, identityTries } from '../identity/tables'
import { searchHistory } from '../mall/tables'
import { goldMembers, goldReceipts, leapRaises, renewLogs, vipClaims, vipTerms } from '../member/tables'
import { coupons, orders } from '../order/tables'
import { feedbacks, profiles, uploadedPictures } from '../profile/tables'
import { extraCards, flyCardsTable, quotaRaises, rightsClaims, rightsPacks } from '../rights/tables'
import { rememberAccount } from '../session/formerAccounts'
import { pastGifts, sessions, smsCodes, smsMessages, users } from '../session/tables'
import { supplierBills, supplierOrders, supplierReceipts, supplierTokens } from '../supplier/tables'
import { thirdPartyRequests } from '../thirdParty/tables'
import { payoutAccounts, walletGuides, withdrawals } from '../wallet/tables'
import { giftsOf } from './gifts'

/** The customer whose account is closed. */
interface Leaver {
  userId: number
  mobile: string
}

type OfUser = PgTable & { userId: AnyPgColumn }
type OfMobile = PgTable & { mobile: AnyPgColumn }

/** Tables whose rows of the customer are deleted. A new table with a `userId` belongs here, unless the law makes it stay. */
export const deletedByUser: readonly OfUser[] = [
  sessions,
  coupons,
  searchHistory,
  forcedGroups,
  payWays,
  bankCards,
  vipTerms,
  goldMembers,
  goldReceipts,
  renewLogs,
  vipClaims,
  leapRaises,
  rightsPacks,
  rightsClaims,
  flyCardsTable,
  extraCards,
  quotaRaises,
  supplierOrders,
  identities,
  identityOrders,
  identityTries,
  cardApplications,
  certificates,
  certificateMails,
  profiles,
  uploadedPictures,
  feedbacks,
  partnerGrants,
  oneKeyBindings,
  thirdPartyRequests,
  payoutAccounts,
  walletGuides,
  activityMarks,
  activityViews,
  helpRounds,
  helpers,
  openedPackets,
  freeMembers,
  coinLogs,
  coinOrders,
  preExchanges,
  wrongCoinCodes,
  pastGifts,
]

/** Tables whose rows of the customer's number are deleted. */
export const deletedByMobile: readonly OfMobile[] = [smsMessages, smsCodes, goldReceipts]

/**
 * Removes everything personal of a customer inside the caller's transaction. What stays says no longer whose it was: orders, payments
 * and the ledger, which the law makes a dealer keep, and the row of `users` that they point to.
 */
export async function forgetCustomer(tx: Db, { userId, mobile }: Leaver, now: Date): Promise<void> {
  await remember(tx, { userId, mobile }, now)
  await forgetSupplierRows(tx, userId)
  await loseCoins(tx, userId, now)
  const paid = tx.select({ bizNo: payments.bizNo }).from(payments).where(eq(payments.userId, userId))
  await tx.delete(wrongBankCodes).where(inArray(wrongBankCodes.bizNo, paid))
  for (const table of deletedByUser) await tx.delete(table).where(eq(table.userId, userId))
  for (const table of deletedByMobile) await tx.delete(table).where(eq(table.mobile, mobile))
  await tx.update(orders).set({ rechargeAccount: '', cardCodes: [] }).where(eq(orders.userId, userId))
  await tx.update(payments).set({ cardId: null }).where(eq(payments.userId, userId))
  await tx.update(withdrawals).set({ masked: '' }).where(eq(withdrawals.userId, userId))
  // Answers of calls hold names and numbers; the row of this call is still being written.
  const answers = and(eq(idempotencyKeys.userId, userId), ne(idempotencyKeys.path, logoff.path))
  await tx.delete(idempotencyKeys).where(answers)
  await tx
    .update(users)
    .set({
      // Its number is free for a new account at once.
      mobile: null,
      openId: null,
      nickName: '',
      imgUrl: '',
      birthday: null,
      xbtStatus: 0,
      inviterUserId: null,
      closedAt: now,
    })
    .where(eq(users.userId, userId))
}

/** What they have received is kept without saying whose it was, so that no new account receives it again. */
async function remember(tx: Db, { userId, mobile }: Leaver, now: Date): Promise<void> {
  const [user] = await tx.select({ openId: users.openId }).from(users).where(eq(users.userId, userId))
  const identities = [{ mobile }, ...(user?.openId ? [{ openId: user.openId }] : [])]
  await rememberAccount(tx, { identities, gifts: await giftsOf(tx, { userId, mobile }), now })
}

/** The area of the rights supplier has rows by order; its tokens end with the account. */
async function forgetSupplierRows(tx: Db, userId: number): Promise<void> {
  const own = tx
    .select({ rightsOrderNo: supplierOrders.rightsOrderNo })
    .from(supplierOrders)
    .where(eq(supplierOrders.userId, userId))
  for (const table of [supplierTokens, supplierReceipts, supplierBills])
    await tx.delete(table).where(inArray(table.rightsOrderNo, own))
}
