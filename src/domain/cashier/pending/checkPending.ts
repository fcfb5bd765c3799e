import type { ChosenTool } from '@/contract/cashier'
import { session } from '@/domain/session/session'
import { makeRequestId } from '@/request/call'
import { orElse } from '@/request/orElse'
import type { Gateway, QueryResult } from '../gateway/gateway'
import type { Payment, PayTarget } from '../payment/payment'
import { queryPayment } from '../payment/query'
import { eventOf } from '../payment/stateMachine'
import { judgePending } from './judgePending'
import { pendingPayments } from './pendingPayments'

/**
 * What the pending payments of an order leave to do. `unclear`: the server could not be asked, or did not say how one ends; then
 * nothing new may start. Its message is undefined where it was shown already.
 */
export type PendingCheck =
  | { kind: 'start'; payment?: Payment }
  | { kind: 'paid'; payment: Payment }
  | { kind: 'checking'; payment: Payment }
  | { kind: 'blocked' }
  | { kind: 'unclear'; message: string | undefined }

/**
 * Asks about every payment of this order that was never decided, before a new payment may start (R-82, P3, P16): what was kept
 * here, and the payment that the server already knows. Never rejects with `ApiError`.
 */
export async function checkPending(target: PayTarget, tool: ChosenTool, gateway: Gateway): Promise<PendingCheck> {
  if (!(await pendingPayments.claimFor(target.orderId))) return { kind: 'unclear', message: '' }
  const { endedSessions } = session
  let again: Payment | undefined
  for (const { payment, isOurs } of unresolved(target, tool)) {
    const answer = await orElse(queryPayment(gateway, payment))
    // Signed out meanwhile: nothing of it is kept for the next customer (U3).
    if (session.endedSessions !== endedSessions) return { kind: 'unclear', message: undefined }
    if (answer === undefined) return { kind: 'unclear', message: '' }
    if (answer.kind === 'refused') return { kind: 'unclear', message: answer.message }
    const result = answer.kind === 'result' ? answer.result : undefined
    const verdict = judgePending(isOurs ? payment.tool : undefined, result?.paymentStatus ?? 'NEVER_SEEN', tool)
    const found = result ? numbered(payment, result) : payment
    // A card payment that another tool replaces stays open until that one is made, which may be lost on its way.
    const isDecided = result && eventOf(result.paymentStatus) !== 'serverOpen'
    if (isDecided) pendingPayments.settle(payment.requestId)
    if (result && (verdict === 'wait' || verdict === 'again')) pendingPayments.keep(found)
    if (verdict === 'paid') return { kind: 'paid', payment: found }
    if (verdict === 'wait') return { kind: 'checking', payment: found }
    if (verdict === 'blocked') return { kind: 'blocked' }
    if (verdict === 'again') again = found
  }
  return { kind: 'start', payment: again }
}

function unresolved(target: PayTarget, tool: ChosenTool): { payment: Payment; isOurs: boolean }[] {
  const kept = pendingPayments.of(target.orderId)
  const { boundBizNo: bizNo, ...order } = target
  const ours = kept.map((payment) => ({ payment, isOurs: true }))
  if (!bizNo || kept.some((payment) => payment.bizNo === bizNo)) return ours
  const bound = { ...order, bizNo, requestId: makeRequestId(), tool, createdAt: Date.now() }
  return [...ours, { payment: bound, isOurs: false }]
}

/** The payment with the numbers that the server knows it by. */
const numbered = (payment: Payment, { bizNo = payment.bizNo, outBizNo = payment.outBizNo }: QueryResult): Payment => ({
  ...payment,
  bizNo,
  outBizNo,
})
