import type { ChosenTool } from '@/contract/cashier'
import { session } from '@/domain/session/session'
import { makeRequestId } from '@/request/call'
import { orElse } from '@/request/orElse'
import type { Gateway } from '../gateway/gateway'
import type { Payment, PayTarget } from '../payment/payment'
import { type QueryAnswer, queryPayment } from '../payment/query'
import { judgePending, type PendingVerdict } from './judgePending'
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
    const verdict = judge(answer, isOurs ? payment.tool : undefined, tool)
    const isDecided = answer.kind === 'result' && (verdict === 'paid' || verdict === 'over')
    if (isDecided) pendingPayments.settle(payment.requestId)
    if (verdict === 'paid') return { kind: 'paid', payment: numbered(payment, answer) }
    if (verdict === 'wait') return { kind: 'checking', payment: known(payment, answer) }
    if (verdict === 'blocked') return { kind: 'blocked' }
    if (verdict === 'again') again = known(payment, answer)
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

const judge = (
  answer: Exclude<QueryAnswer, { kind: 'refused' }>,
  pending: ChosenTool | undefined,
  tool: ChosenTool,
): PendingVerdict =>
  judgePending(pending, answer.kind === 'neverSeen' ? 'NEVER_SEEN' : answer.result.paymentStatus, tool)

/** The payment with the numbers that the server knows it by. */
function numbered(payment: Payment, answer: QueryAnswer): Payment {
  if (answer.kind !== 'result') return payment
  const { bizNo = payment.bizNo, outBizNo = payment.outBizNo } = answer.result
  return { ...payment, bizNo, outBizNo }
}

/** The same, kept as long as it is open. */
function known(payment: Payment, answer: QueryAnswer): Payment {
  if (answer.kind !== 'result') return payment
  const found = numbered(payment, answer)
  pendingPayments.keep(found)
  return found
}
