import type { PaymentStatus } from '@/contract/cashier'
import { ApiError, isRefusal } from '@/request/errors'
import type { Gateway, Payment, QueryResult } from '../gateway/gateway'
import type { PayEvent } from './stateMachine'

const events: Partial<Record<PaymentStatus, PayEvent>> = {
  PAYMENT_SUCCESS: 'serverPaid',
  PAYMENT_FAILURE: 'serverFailed',
}

/** The server's word as an event; a status not known keeps the payment in process. */
export const eventOf = (status: PaymentStatus): 'serverPaid' | 'serverFailed' | 'serverOpen' =>
  (events[status] as 'serverPaid' | 'serverFailed' | undefined) ?? 'serverOpen'

/** Whether a payment waits for the customer to do something; otherwise it has ended, or the server is deciding on it. */
export const awaitsCustomer = (status: PaymentStatus): boolean =>
  status === 'PAYMENT_CREATED' || status === 'PAYMENT_SUBMITTED'

/**
 * What a question brought. `neverSeen`: no such payment of this order. `refused`: another answer that says nothing of the money;
 * its message is undefined where the request layer has told the customer already, as it does when a session ends.
 */
export type QueryAnswer =
  | { kind: 'result'; result: QueryResult }
  | { kind: 'neverSeen'; message: string }
  | { kind: 'refused'; message: string | undefined }

/**
 * Asks the server where a payment stands. An answer about another order proves nothing about this one (P8). Throws `ApiError` where there was no
 * answer at all, which says nothing about the payment (P12).
 */
export async function queryPayment(gateway: Pick<Gateway, 'query'>, payment: Payment): Promise<QueryAnswer> {
  try {
    const result = await gateway.query(payment)
    // An address may name a payment without its order; the server's answer then tells which it is.
    const isOurs = payment.orderId === '' || result.orderId === payment.orderId
    return isOurs ? { kind: 'result', result } : { kind: 'neverSeen', message: '' }
  } catch (error) {
    if (isRefusal(error, 'PAYMENT_UNKNOWN')) return { kind: 'neverSeen', message: error.message }
    if (!(error instanceof ApiError) || !isAnswer(error)) throw error
    return { kind: 'refused', message: error.shown ? undefined : error.message }
  }
}

/** Whether the server said something, other than being broken or out of reach. */
const isAnswer = ({ kind }: ApiError): boolean => kind === 'refused' || kind === 'session'
