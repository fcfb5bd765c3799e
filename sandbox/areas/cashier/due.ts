import { and, inArray, isNotNull, lte, or } from 'drizzle-orm'
import type { Db } from '../../db/client'
import type { PaymentRecord } from './outcomes'
import { isOpen, openStatuses } from './paymentState'
import { findPayment, lockOrder, type News, settle } from './settle'
import { payments } from './tables'

/** What time alone brings to a payment: the slow bank's yes, or the end of an unused session. */
function newsByTime(payment: PaymentRecord, now: Date): News | undefined {
  if (!isOpen(payment.status)) return undefined
  if (payment.settlesAt) return payment.settlesAt <= now ? { status: 'PAYMENT_SUCCESS', now } : undefined
  const unused = payment.status !== 'PAYMENT_PROCESS_IN' && payment.sessionEndsAt <= now
  return unused ? { status: 'PAYMENT_FAILURE', failure: 'expired', now } : undefined
}

/** Slow banks decide, and unused sessions end. */
export async function paymentsDue(db: Db, now: Date): Promise<void> {
  const undecided = inArray(payments.status, openStatuses)
  const byTime = or(and(isNotNull(payments.settlesAt), lte(payments.settlesAt, now)), lte(payments.sessionEndsAt, now))
  const due = await db.select().from(payments).where(and(undecided, byTime))
  for (const { bizNo, orderId } of due.filter((payment) => newsByTime(payment, now))) {
    await db.transaction(async (tx) => {
      await lockOrder(tx, orderId)
      const payment = await findPayment(tx, bizNo)
      const news = payment && newsByTime(payment, now)
      if (news) await settle(tx, bizNo, news)
    })
  }
}
