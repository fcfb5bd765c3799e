import type { HostPayParams } from '@/contract/cashier'
import { session } from '@/domain/session/session'
import { singleFlight } from '@/lib/async'
import { makeRequestId } from '@/request/call'
import { ApiError, isRefusal } from '@/request/errors'
import type { ChosenTool, Created, Gateway, PayIntent, PayTarget } from '../gateway/gateway'
import { isOrderPaid } from '../gateway/orderStatus'
import { type Earlier, resolveEarlier } from '../pending/checkPending'
import { isSameTool } from '../pending/judgePending'
import { pendingPayment } from '../pending/pendingPayments'
import { cashierStorage } from './cashierStorage'
import { type NextAction, nextAction } from './createResult'
import { closedBy, type Failure, lostBy } from './failure'
import { reasonOf, tellFailure } from './showPayFailure'

/**
 * How one tap on the pay button ended. `unknown` is shown as failed, and asked about before the next try. `paid` names
 * the payment, or none where only the order itself says so.
 */
export type PayEnd =
  | { kind: 'paid'; intent?: PayIntent }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'unknown'; failure?: Failure }
  | { kind: 'checking'; intent: PayIntent }
  | { kind: 'code'; intent: PayIntent }
  | { kind: 'sheet'; intent: PayIntent; payParams: HostPayParams }
  | { kind: 'leave'; intent: PayIntent; redirectUrl: string }

/** The end for a customer whose session ended meanwhile: nothing of the payment is shown, or kept for the next one (U3). */
const gone: PayEnd = { kind: 'unknown' }

const flights = singleFlight<PayEnd>()

/**
 * Pays an order with one tool: asks about earlier attempts first, then makes the payment once. Taps on the same order at the
 * same time, also from two pages, share one run (P1, P2); a tap with another tool waits for it and is then judged by what it
 * left (P16). Never rejects with `ApiError`; it owns the toasts.
 */
export async function payOrder(target: PayTarget, tool: ChosenTool, gateway: Gateway): Promise<PayEnd> {
  let isOwn = false
  const end = await flights(target.orderId, () => {
    isOwn = true
    return run(target, tool, gateway)
  })
  const isOurs = isOwn || end.kind === 'paid' || !('intent' in end) || isSameTool(end.intent.tool, tool)
  return isOurs ? end : payOrder(target, tool, gateway)
}

async function run(target: PayTarget, tool: ChosenTool, gateway: Gateway): Promise<PayEnd> {
  const { departures } = session
  const isGone = () => session.departures !== departures
  const earlier = await resolveEarlier(target, tool, gateway)
  if (isGone()) return gone
  if (earlier.kind !== 'start') return endOf(earlier)
  const intent = earlier.intent ?? newIntent(target, tool)
  const { orderId, requestId, bizType, bizNo } = intent
  // Kept before it is sent: should the answer never arrive, this is how the payment is found again.
  pendingPayment.keep(intent)
  // If the login is renewed before the payment is decided, it is found by its customer (P6).
  void pendingPayment.claim()
  cashierStorage.write({ chosePayMode: tool, curPayInfo: { orderId, requestId, bizType }, bankPay: false })
  // An open card payment is not created again: all it waits for is the bank's code.
  if (bizNo && tool.assetType === 'DEBIT_CARD') return goOn(intent, { kind: 'code' })
  try {
    const created = await gateway.create(intent)
    return isGone() ? gone : await follow(intent, created)
  } catch (error) {
    if (isGone() && error instanceof ApiError) return gone
    return await lostCreate(intent, error)
  }
}

const newIntent = ({ orderId, bizType, source, callBackUrl }: PayTarget, tool: ChosenTool): PayIntent => ({
  requestId: makeRequestId(),
  orderId,
  bizType,
  source,
  tool,
  callBackUrl,
  createdAt: Date.now(),
})

function endOf(earlier: Exclude<Earlier, { kind: 'start' }>): PayEnd {
  if (earlier.kind === 'paid' || earlier.kind === 'checking') return earlier
  const failure: Failure =
    earlier.kind === 'blocked'
      ? { cause: 'blocked', message: '', toastMs: 2000 }
      : lostBy(earlier.message, earlier.message === undefined ? 0 : 2000)
  return { kind: 'unknown', failure: tellFailure(failure) }
}

async function follow(sent: PayIntent, created: Created): Promise<PayEnd> {
  const intent = { ...sent, bizNo: created.bizNo, outBizNo: created.outBizNo }
  const action = nextAction(intent.tool.assetType, created)
  if (action.kind === 'paid') {
    pendingPayment.settle(intent.requestId)
    return { kind: 'paid', intent }
  }
  if (action.kind === 'failed') {
    pendingPayment.settle(intent.requestId)
    return { kind: 'failed', failure: failedBy(created.message) }
  }
  pendingPayment.update(intent)
  if (action.kind === 'stuck') {
    return { kind: 'unknown', failure: tellFailure({ cause: 'stuck', message: created.message, toastMs: 2000 }) }
  }
  return goOn(intent, action)
}

type GoingOn = Exclude<NextAction, { kind: 'paid' | 'failed' | 'stuck' }>

/** Stores what the payment is known by and says how it goes on. */
function goOn(intent: PayIntent, action: GoingOn): PayEnd {
  cashierStorage.write({ bizNo: intent.bizNo, outBizNo: intent.outBizNo, bankPay: action.kind === 'code' })
  return { ...action, intent }
}

/** A payment that the server failed: its reason is a toast for 2 s and is kept. */
export function failedBy(message: string): Failure {
  const failure = tellFailure({ cause: 'server', message, toastMs: 2000 })
  cashierStorage.write({ payFailedReason: reasonOf(failure) })
  return failure
}

/** A create that failed: shown for 3 s; what the server did is unknown, so the intent stays and is asked about first (P3, R-82). */
async function lostCreate(intent: PayIntent, error: unknown): Promise<PayEnd> {
  if (!(error instanceof ApiError)) throw error
  if (isRefusal(error, 'ORDER_NOT_PAYABLE') && (await isOrderPaid(intent))) {
    pendingPayment.settle(intent.requestId)
    return { kind: 'paid' }
  }
  const isClosed: boolean = isRefusal(error, 'ORDER_NOT_PAYABLE')
  const failure = isClosed ? closedBy(error.message) : lostBy(error.message, error.shown ? 0 : 3000)
  return { kind: 'unknown', failure: tellFailure(failure) }
}
