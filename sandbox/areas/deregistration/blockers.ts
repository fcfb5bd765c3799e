import { and, count, eq, gt, inArray, isNotNull, isNull, notExists, or, sum } from 'drizzle-orm'
import type { LogoffBlock, LogoffBlocker } from '@/contract/deregistration'
import { formatAmount } from '@/lib/money'
import type { Db } from '../../db/client'
import type { Lang } from '../../language'
import { balanceOf, walletAccount } from '../../ledger/ledger'
import { type MessageParams, messageOf } from '../../refusals'
import { openStatuses } from '../cashier/rules'
import { payments } from '../cashier/tables'
import type { TermType } from '../member/tables'
import { vipTerms } from '../member/tables'
import { orders } from '../order/tables'
import { users } from '../session/tables'
import { withdrawals } from '../wallet/tables'
import { deregistrationMessages } from './messages'
import { loans } from './tables'

interface Leaver {
  userId: number
  now: Date
}

/** Something that must be settled before the account can be closed, with what its text names. */
export interface Block {
  kind: LogoffBlock
  vipType?: TermType
  params: MessageParams
}

/** Looks for one kind of open business of a customer; none where all is settled. */
type Blocker = (db: Db, of: Leaver) => Promise<Block[]>

const counted = (kind: LogoffBlock, number = 0): Block[] => (number > 0 ? [{ kind, params: { number } }] : [])

/** What an order is as long as it is open. */
const openStates = ['unpaid', 'paying', 'paid', 'refunding'] as const

/** Orders that wait for their payment, their delivery or a refund. */
const openOrders: Blocker = async (db, { userId }) => {
  const [row] = await db
    .select({ number: count() })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.state, openStates)))
  return counted('OPEN_ORDERS', row?.number)
}

/** Payments that may still succeed, and those whose money is on its way back, also of a cancelled order; those of an open order are named by it. */
const openPayments: Blocker = async (db, { userId, now }) => {
  const mayEnd = or(gt(payments.sessionEndsAt, now), eq(payments.status, 'PAYMENT_PROCESS_IN'))
  const ofOpenOrder = db
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(eq(orders.orderId, payments.orderId), inArray(orders.state, openStates)))
  const isPaying = and(inArray(payments.status, openStatuses), mayEnd)
  const isReturning = and(isNotNull(payments.refundAt), isNull(payments.refundedAt))
  const [row] = await db
    .select({ number: count() })
    .from(payments)
    .where(and(eq(payments.userId, userId), or(isPaying, isReturning), notExists(ofOpenOrder)))
  return counted('OPEN_PAYMENTS', row?.number)
}

/** Memberships that would be charged again. */
const renewals: Blocker = async (db, { userId }) => {
  const rows = await db
    .select({ vipType: vipTerms.vipType })
    .from(vipTerms)
    .where(and(eq(vipTerms.userId, userId), eq(vipTerms.renewStatus, 'on')))
    .orderBy(vipTerms.vipType)
  return rows.map(({ vipType }) => ({ kind: 'RENEWAL_ON', vipType, params: {} }))
}

const balance: Blocker = async (db, { userId }) => {
  const held = await balanceOf(db, walletAccount(userId))
  return held > 0 ? [{ kind: 'BALANCE_LEFT', params: { amount: formatAmount(held) } }] : []
}

const openWithdrawals: Blocker = async (db, { userId }) => {
  const [row] = await db
    .select({ number: count() })
    .from(withdrawals)
    .where(and(eq(withdrawals.userId, userId), isNull(withdrawals.endedAt)))
  return counted('OPEN_WITHDRAWALS', row?.number)
}

/** An account of a host login has no number that the code could go to. */
const numberMissing: Blocker = async (db, { userId }) => {
  const unbound = and(eq(users.userId, userId), isNull(users.mobile))
  const [row] = await db.select({ number: count() }).from(users).where(unbound)
  return counted('NUMBER_MISSING', row?.number)
}

const openLoans: Blocker = async (db, { userId }) => {
  const [row] = await db
    .select({ owed: sum(loans.outstanding) })
    .from(loans)
    .where(and(eq(loans.userId, userId), isNull(loans.settledAt)))
  return row?.owed ? [{ kind: 'OPEN_LOANS', params: { amount: formatAmount(row.owed) } }] : []
}

/** All that is looked for, in the order in which the customer reads it. */
const blockers: readonly Blocker[] = [
  openOrders,
  openPayments,
  renewals,
  balance,
  openWithdrawals,
  openLoans,
  numberMissing,
]

/** What a customer must settle first; empty where the account can be closed. */
export async function blocksOf(db: Db, of: Leaver): Promise<Block[]> {
  const found: Block[] = []
  // One after another: a transaction has a single connection.
  for (const look of blockers) found.push(...(await look(db, of)))
  return found
}

/** A block as the customer reads it. */
export const blockIn = ({ kind, vipType, params }: Block, lang: Lang): LogoffBlocker => ({
  kind,
  ...(vipType ? { vipType } : {}),
  text: messageOf(deregistrationMessages[kind], params, lang),
})
