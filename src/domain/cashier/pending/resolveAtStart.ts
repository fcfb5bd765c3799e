import { ApiError } from '@/request/errors'
import { cashierGateway } from '../gateway/cashierGateway'
import type { PayIntent } from '../gateway/gateway'
import { askServer, eventOf } from '../payment/query'
import { isWatched } from '../payment/querySchedule'
import { reportPayment } from '../payment/reportPayment'
import { recentQuery } from '../payment/sharedQuery'
import { pendingPayment } from './pendingPayments'

/** A create that the server has not seen after this long is not under way any more: twice the budget of a request. */
const forgottenAfter = 120_000

/**
 * Asks about every payment that was open when the app closed, or when the customer's login ended (P6). Silent; what stays open is
 * asked about again later. What a screen waits for is left to it, and a question that it asks at the same time is shared.
 */
export async function resolvePending(now = Date.now()): Promise<void> {
  await pendingPayment.claim()
  const left = pendingPayment.all().filter((intent) => !isWatched(intent))
  await Promise.all(left.map((intent) => resolve(intent, now)))
}

async function resolve(intent: PayIntent, now: number): Promise<void> {
  try {
    const word = await askServer(recentQuery(cashierGateway), intent)
    const event = word.kind === 'standing' ? eventOf(word.standing.paymentStatus) : 'serverOpen'
    const isDecided = event !== 'serverOpen'
    const isForgotten = word.kind === 'neverSeen' && now - intent.createdAt > forgottenAfter
    if (isDecided || isForgotten) pendingPayment.settle(intent.requestId)
    if (event === 'serverPaid') reportPayment('paid', event, intent.bizType)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}
