import type { ChosenTool, HostPayParams } from '@/contract/cashier'
import { session } from '@/domain/session/session'
import { singleFlight } from '@/lib/async'
import { makeRequestId } from '@/request/call'
import { ApiError, isRefusal } from '@/request/errors'
import type { CreateAnswer, Gateway } from '../gateway/gateway'
import { isOrderPaid } from '../gateway/orderStatus'
import { checkPending, type PendingCheck } from '../pending/checkPending'
import { pendingPayments } from '../pending/pendingPayments'
import { parseCreateResult } from './createResult'
import { closedBy, type Failure, failedBy, lostBy } from './failure'
import type { Payment, PayTarget } from './payment'
import { isSameTool } from './payment'
import { showPayFailure } from './showPayFailure'

/**
 * How one tap on the pay button ended. `unknown` is shown as failed, and asked about before the next payment. `paid` names
 * the payment, or none where only the order itself says so.
 */
export type PaymentEnd =
  | { kind: 'paid'; payment?: Payment }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'unknown'; failure?: Failure }
  | { kind: 'checking'; payment: Payment }
  | { kind: 'code'; payment: Payment }
  | { kind: 'sheet'; payment: Payment; payParams: HostPayParams }
  | { kind: 'leave'; payment: Payment; redirectUrl: string }

/** The end for a customer whose session ended meanwhile: nothing of the payment is shown, or kept for the next one (U3). */
const gone: PaymentEnd = { kind: 'unknown' }

const runs = singleFlight<PaymentEnd>()

/**
 * Pays an order with one tool: asks about open payments first, then makes the payment once. Taps on the same order at the
 * same time, also from two pages, share one run (P1, P2); a tap with another tool waits for it and is then judged by what it
 * left (P16). Never rejects with `ApiError`; it owns the toasts.
 */
export async function makePayment(target: PayTarget, tool: ChosenTool, gateway: Gateway): Promise<PaymentEnd> {
  const end = await runs(target.orderId, () => run(target, tool, gateway))
  const isOurs = end.kind === 'paid' || !('payment' in end) || isSameTool(end.payment.tool, tool)
  return isOurs ? end : makePayment(target, tool, gateway)
}

async function run(target: PayTarget, tool: ChosenTool, gateway: Gateway): Promise<PaymentEnd> {
  const { endedSessions } = session
  const isGone = () => session.endedSessions !== endedSessions
  const pending = await checkPending(target, tool, gateway)
  if (isGone()) return gone
  if (pending.kind !== 'start') return endOf(pending)
  const payment = pending.payment ?? newPayment(target, tool)
  // Kept before it is sent: should the answer never arrive, this is how the payment is found again.
  pendingPayments.keep(payment)
  // If the login is renewed before the payment is decided, it is found by its customer (P6).
  void pendingPayments.claim()
  // An open card payment is not created again: all it waits for is the bank's code.
  if (payment.bizNo && tool.assetType === 'DEBIT_CARD') return { kind: 'code', payment }
  try {
    const created = await gateway.create(payment)
    return isGone() ? gone : await follow(payment, created)
  } catch (error) {
    if (isGone() && error instanceof ApiError) return gone
    return await lostCreate(payment, error)
  }
}

const newPayment = ({ orderId, bizType, source, callBackUrl }: PayTarget, tool: ChosenTool): Payment => ({
  requestId: makeRequestId(),
  orderId,
  bizType,
  source,
  tool,
  callBackUrl,
  createdAt: Date.now(),
})

function endOf(pending: Exclude<PendingCheck, { kind: 'start' }>): PaymentEnd {
  if (pending.kind === 'paid' || pending.kind === 'checking') return pending
  const failure: Failure =
    pending.kind === 'blocked'
      ? { cause: 'blocked', message: '', toastMs: 2000 }
      : lostBy(pending.message, pending.message === undefined ? 0 : 2000)
  return { kind: 'unknown', failure: showPayFailure(failure) }
}

async function follow(sent: Payment, created: CreateAnswer): Promise<PaymentEnd> {
  const payment = { ...sent, bizNo: created.bizNo, outBizNo: created.outBizNo }
  const action = parseCreateResult(payment.tool.assetType, created)
  if (action.kind === 'paid') {
    pendingPayments.settle(payment.requestId)
    return { kind: 'paid', payment }
  }
  if (action.kind === 'failed') {
    pendingPayments.settle(payment.requestId)
    return { kind: 'failed', failure: showPayFailure(failedBy(created.message)) }
  }
  pendingPayments.update(payment)
  if (action.kind === 'stuck') {
    return { kind: 'unknown', failure: showPayFailure({ cause: 'stuck', message: created.message, toastMs: 2000 }) }
  }
  return { ...action, payment }
}

/** A create that failed: shown for 3 s; what the server did is unknown, so the payment stays pending and is asked about first (P3, R-82). */
async function lostCreate(payment: Payment, error: unknown): Promise<PaymentEnd> {
  if (!(error instanceof ApiError)) throw error
  if (isRefusal(error, 'ORDER_NOT_PAYABLE') && (await isOrderPaid(payment))) {
    pendingPayments.settle(payment.requestId)
    return { kind: 'paid' }
  }
  const isClosed: boolean = isRefusal(error, 'ORDER_NOT_PAYABLE')
  const failure = isClosed ? closedBy(error.message) : lostBy(error.message, error.shown ? 0 : 3000)
  return { kind: 'unknown', failure: showPayFailure(failure) }
}
