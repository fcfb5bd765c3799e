import { ApiError, isRefusal } from '@/request/errors'
import type { Gateway, QueryResult } from '../gateway/gateway'
import { isOrderPaid } from '../gateway/orderStatus'
import type { Payment } from './payment'
import { eventOf } from './stateMachine'

/**
 * The answer to a query. `neverSeen`: the server knows no such payment of this order. `refused`: another answer, which says nothing
 * of the money; its message is undefined where the request layer has shown it already, as it does when a session ends.
 */
export type QueryAnswer =
  | { kind: 'result'; result: QueryResult }
  | { kind: 'neverSeen'; message: string }
  | { kind: 'refused'; message: string | undefined }

type Asked = Pick<Gateway, 'query'>

/**
 * Asks the server for the status of a payment. An answer about another order proves nothing about this one (P8). Throws `ApiError`
 * where there was no answer at all, which says nothing about the payment (P12).
 */
export async function queryPayment(gateway: Asked, payment: Payment): Promise<QueryAnswer> {
  try {
    const result = await gateway.query(payment)
    // An address may name a payment without its order; the server's answer then says which it is.
    const isOurs = payment.orderId === '' || result.orderId === payment.orderId
    return isOurs ? { kind: 'result', result } : { kind: 'neverSeen', message: '' }
  } catch (error) {
    if (isRefusal(error, 'PAYMENT_UNKNOWN')) return { kind: 'neverSeen', message: error.message }
    if (!(error instanceof ApiError) || !isAnswer(error)) throw error
    return { kind: 'refused', message: error.shown ? undefined : error.message }
  }
}

/**
 * The same for a screen that shows how its order ends: a payment that failed is a success where the order was paid otherwise, with
 * another tool, in another tab or on another device (P18).
 */
export async function queryOutcome(gateway: Asked, payment: Payment): Promise<QueryAnswer> {
  const answer = await queryPayment(gateway, payment)
  if (answer.kind !== 'result' || eventOf(answer.result.paymentStatus) !== 'serverFailed') return answer
  const { result } = answer
  const isPaid = await isOrderPaid({ orderId: result.orderId, bizType: payment.bizType })
  return isPaid ? { kind: 'result', result: { ...result, paymentStatus: 'PAYMENT_SUCCESS', message: '' } } : answer
}

/** Whether the server said something, other than being broken or out of reach. */
const isAnswer = ({ kind }: ApiError): boolean => kind === 'refused' || kind === 'session'
