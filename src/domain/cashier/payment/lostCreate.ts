import { ApiError, isRefusal } from '@/request/errors'
import { isOrderPaid } from '../gateway/orderStatus'
import { pendingPayments } from '../pending/pendingPayments'
import { closedBy, lostBy } from './failure'
import type { PaymentEnd } from './makePayment'
import type { Payment } from './payment'
import { showPayFailure } from './showPayFailure'

/** A create that failed: shown for 3 s; what the server did is unknown, so the payment stays pending and is asked about first (P3, R-82). */
export async function lostCreate(payment: Payment, error: unknown): Promise<PaymentEnd> {
  if (!(error instanceof ApiError)) throw error
  if (isRefusal(error, 'ORDER_NOT_PAYABLE') && (await isOrderPaid(payment))) {
    pendingPayments.settle(payment.requestId)
    return { kind: 'paid' }
  }
  const isClosed: boolean = isRefusal(error, 'ORDER_NOT_PAYABLE')
  const failure = isClosed ? closedBy(error.message) : lostBy(error.message, error.shown ? 0 : 3000)
  return { kind: 'unknown', failure: showPayFailure(failure) }
}
