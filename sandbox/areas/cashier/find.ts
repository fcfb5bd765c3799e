import { and, eq } from 'drizzle-orm'
import type { BizType } from '@/contract/cashier'
import type { Db } from '../../db/client'
import type { PaymentRecord } from './outcomes'
import { payableOf } from './payables'
import { findPayment } from './settle'
import { paymentRequests } from './tables'

/** What a payment can be asked for by: its number, or the order and the intent when the create's answer was lost. */
interface PaymentQuery {
  bizNo?: string
  orderId?: string
  requestId?: string
  /** What the asker believes is paid for; a payment for anything else is unknown under it. */
  bizType?: BizType
}

/** Finds a payment of this customer; customers cannot read each other’s. */
export async function findOwnPayment(db: Db, userId: number, query: PaymentQuery): Promise<PaymentRecord | undefined> {
  const bizNo = query.bizNo || (await bizNoOfIntent(db, userId, query))
  const payment = bizNo ? await findPayment(db, bizNo) : undefined
  if (payment && !payableOf(payment.orderId, query.bizType)) return undefined
  return payment?.userId === userId ? payment : undefined
}

async function bizNoOfIntent(
  db: Db,
  userId: number,
  { orderId, requestId }: PaymentQuery,
): Promise<string | undefined> {
  if (!orderId || !requestId) return undefined
  const [row] = await db
    .select()
    .from(paymentRequests)
    .where(
      and(
        eq(paymentRequests.userId, userId),
        eq(paymentRequests.orderId, orderId),
        eq(paymentRequests.requestId, requestId),
      ),
    )
  return row?.bizNo
}
