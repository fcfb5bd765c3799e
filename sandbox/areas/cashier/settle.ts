import { and, eq, inArray } from 'drizzle-orm'
import type { PaymentStatus } from '@/contract/cashier'
import type { Db } from '../../db/client'
import { moving, post } from '../../ledger/ledger'
import type { Failure, PaymentRecord } from './outcomes'
import { payableOf } from './payables'
import { isNews, openStatuses, REFUND_MS } from './paymentState'
import { payments } from './tables'

/** What is heard about a payment, from a provider, a bank or the clock. */
export interface News {
  status: PaymentStatus
  failure?: Failure
  now: Date
  /** When a payment in process will be decided. */
  settlesAt?: Date
}

/** Reads a payment by its number. */
export async function findPayment(db: Db, bizNo: string): Promise<PaymentRecord | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.bizNo, bizNo))
  return row
}

/** Takes the lock of an order: its row. */
export const lockOrder = async (tx: Db, orderId: string): Promise<void> => {
  await payableOf(orderId)?.find(tx, orderId, true)
}

/**
 * Brings news to a payment, in the caller's transaction; false where they change nothing. On success everything follows at
 * once: the order is delivered and the money booked, or kept for refund where the order can take it no more. The lock of the order keeps two
 * news of it apart.
 */
export async function settle(tx: Db, bizNo: string, news: News): Promise<boolean> {
  const before = await findPayment(tx, bizNo)
  if (!before) return false
  await lockOrder(tx, before.orderId)
  const payment = await findPayment(tx, bizNo)
  const payable = payableOf(before.orderId)
  if (!payment || !payable || !isNews(payment.status, news.status)) return false

  const { status, now } = news
  await tx
    .update(payments)
    .set({
      status,
      failure: status === 'PAYMENT_FAILURE' ? (news.failure ?? 'declined') : null,
      settlesAt: news.settlesAt ?? null,
    })
    .where(eq(payments.bizNo, bizNo))
  if (status === 'PAYMENT_SUCCESS') await bookMoney(tx, payment, now)
  if (status === 'PAYMENT_PROCESS_IN') await payable.inProcess?.(tx, payment.orderId)
  if (status === 'PAYMENT_FAILURE' && !(await isInProcess(tx, payment.orderId)))
    await payable.failed?.(tx, payment.orderId)
  return true
}

/** Says when the money of a payment will be back where it came from; it is booked as owed. */
export const refundAt = (tx: Db, bizNo: string, at: Date) =>
  tx.update(payments).set({ refundAt: at }).where(eq(payments.bizNo, bizNo))

async function bookMoney(tx: Db, payment: PaymentRecord, now: Date): Promise<void> {
  const { bizNo, orderId, amount, assetType } = payment
  const payable = payableOf(orderId)
  if (!payable) throw new Error(`no area takes the money of ${orderId}`)
  const outcome = await payable.paid(tx, orderId, { assetType, now })
  const goesTo = outcome === 'delivered' ? payable.income : 'refunds:due'
  await post(tx, {
    reason: 'payment',
    ref: bizNo,
    at: now,
    legs: moving(`outside:${assetType}`, goesTo, amount),
  })
  if (outcome === 'refund') await refundAt(tx, bizNo, new Date(now.getTime() + REFUND_MS))
}

/** Payments of an order that may still end either way, the latest first. */
export async function openPayments(db: Db, orderId: string): Promise<PaymentRecord[]> {
  const rows = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, openStatuses)))
  return rows.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
}

/** Whether a payment of an order is being decided on, without its customer. */
const isInProcess = async (db: Db, orderId: string): Promise<boolean> =>
  (await openPayments(db, orderId)).some(({ status }) => status === 'PAYMENT_PROCESS_IN')
