import { ApiError } from '@/request/errors'
import { cashierGateway } from '../gateway/cashierGateway'
import type { Payment } from '../payment/payment'
import { queryPayment } from '../payment/query'
import { isWatched } from '../payment/querySchedule'
import { reportPayment } from '../payment/reportPayment'
import { sharedQuery } from '../payment/sharedQuery'
import { eventOf } from '../payment/stateMachine'
import { pendingPayments } from './pendingPayments'

/**
 * A create that the server has not seen after this long makes no payment any more, in milliseconds: a network may deliver it late, but an
 * order takes payments for 15 minutes.
 */
const forgottenAfter = 20 * 60_000

/**
 * Asks about every payment that was open when the app closed, or when the customer's login ended (P6). Silent; what stays open is
 * asked about again later. What a screen waits for is left to it, and a question that it asks at the same time is shared.
 */
export async function resolveAtStart(now = Date.now()): Promise<void> {
  await pendingPayments.claim()
  const left = pendingPayments.all().filter((payment) => !isWatched(payment))
  await Promise.all(left.map((payment) => resolve(payment, now)))
}

async function resolve(payment: Payment, now: number): Promise<void> {
  try {
    const answer = await queryPayment(sharedQuery(cashierGateway), payment)
    const event = answer.kind === 'result' ? eventOf(answer.result.paymentStatus) : 'serverOpen'
    const isDecided = event !== 'serverOpen'
    const isForgotten = answer.kind === 'neverSeen' && now - payment.createdAt > forgottenAfter
    if (isDecided || isForgotten) pendingPayments.settle(payment.requestId)
    if (event === 'serverPaid') reportPayment('paid', event, payment.bizType)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}
