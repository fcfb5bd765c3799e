import { and, inArray, isNull, lte, ne, or } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { type Due, someRow } from '../../due'
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

/** The payments to which time has brought something, as `newsByTime` says of one. */
function hasNews(now: Date) {
  const { status, settlesAt, sessionEndsAt } = payments
  const isUnused = and(isNull(settlesAt), ne(status, 'PAYMENT_PROCESS_IN'), lte(sessionEndsAt, now))
  return and(inArray(status, openStatuses), or(lte(settlesAt, now), isUnused))
}

async function settleDue(db: Db, now: Date): Promise<void> {
  for (const { bizNo, orderId } of await db.select().from(payments).where(hasNews(now))) {
    await db.transaction(async (tx) => {
      await lockOrder(tx, orderId)
      const payment = await findPayment(tx, bizNo)
      const news = payment && newsByTime(payment, now)
      if (news) await settle(tx, bizNo, news)
    })
  }
}

/** Slow banks decide, and unused sessions end. */
export const paymentsDue: Due = { isDue: (now) => someRow(payments, hasNews(now)), run: settleDue }
