import type { Db } from '../../db/client'
import type { PaymentRecord } from './outcomes'
import { payableOf } from './payables'
import { isOpen } from './paymentState'

/** Whether a customer can do nothing more for a payment: it or its session has ended, or its order takes no money any more. */
export async function isClosed(db: Db, payment: PaymentRecord, now: Date): Promise<boolean> {
  if (!isOpen(payment.status) || payment.sessionEndsAt <= now) return true
  const order = await payableOf(payment.orderId)?.find(db, payment.orderId, false)
  return !order?.payable
}
