import { session } from '@/domain/session/session'
import { makeRequestId } from '@/request/call'
import { orElse } from '@/request/orElse'
import type { ChosenTool, Gateway, PayIntent, PayTarget } from '../gateway/gateway'
import { askServer, type Word } from '../payment/query'
import { type EarlierVerdict, judgeEarlier } from './judgePending'
import { pendingPayment } from './pendingPayments'

/**
 * What earlier attempts leave to do. `unclear`: the server could not be asked, or gave no word; then nothing new may start.
 * Its message is undefined where the customer was told already.
 */
export type Earlier =
  | { kind: 'start'; intent?: PayIntent }
  | { kind: 'paid'; intent: PayIntent }
  | { kind: 'checking'; intent: PayIntent }
  | { kind: 'blocked' }
  | { kind: 'unclear'; message: string | undefined }

/**
 * Asks about everything on this order that was never decided, before a new payment may start (R-82, P3, P16): what was kept
 * here, and the payment that the server already knows. Never rejects with `ApiError`.
 */
export async function resolveEarlier(target: PayTarget, tool: ChosenTool, gateway: Gateway): Promise<Earlier> {
  if (!(await pendingPayment.claimFor(target.orderId))) return { kind: 'unclear', message: '' }
  const { departures } = session
  let again: PayIntent | undefined
  for (const { intent, isOurs } of unresolved(target, tool)) {
    const word = await orElse(askServer(gateway, intent))
    // Signed out meanwhile: nothing of it is kept for the next customer (U3).
    if (session.departures !== departures) return { kind: 'unclear', message: undefined }
    if (word === undefined) return { kind: 'unclear', message: '' }
    if (word.kind === 'refused') return { kind: 'unclear', message: word.message }
    const verdict = judge(word, isOurs ? intent.tool : undefined, tool)
    const isDecided = word.kind === 'standing' && (verdict === 'paid' || verdict === 'over')
    if (isDecided) pendingPayment.settle(intent.requestId)
    if (verdict === 'paid') return { kind: 'paid', intent: numbered(intent, word) }
    if (verdict === 'wait') return { kind: 'checking', intent: known(intent, word) }
    if (verdict === 'blocked') return { kind: 'blocked' }
    if (verdict === 'again') again = known(intent, word)
  }
  return { kind: 'start', intent: again }
}

function unresolved(target: PayTarget, tool: ChosenTool): { intent: PayIntent; isOurs: boolean }[] {
  const kept = pendingPayment.of(target.orderId)
  const { boundBizNo: bizNo, ...rest } = target
  const ours = kept.map((intent) => ({ intent, isOurs: true }))
  if (!bizNo || kept.some((intent) => intent.bizNo === bizNo)) return ours
  const bound = { ...rest, bizNo, requestId: makeRequestId(), tool, createdAt: Date.now() }
  return [...ours, { intent: bound, isOurs: false }]
}

const judge = (
  word: Exclude<Word, { kind: 'refused' }>,
  earlier: ChosenTool | undefined,
  tool: ChosenTool,
): EarlierVerdict => judgeEarlier(earlier, word.kind === 'neverSeen' ? 'NEVER_SEEN' : word.standing.paymentStatus, tool)

/** The intent with the numbers that the server knows it by. */
function numbered(intent: PayIntent, word: Word): PayIntent {
  if (word.kind !== 'standing') return intent
  const { bizNo = intent.bizNo, outBizNo = intent.outBizNo } = word.standing
  return { ...intent, bizNo, outBizNo }
}

/** The same, kept as long as it is open. */
function known(intent: PayIntent, word: Word): PayIntent {
  if (word.kind !== 'standing') return intent
  const found = numbered(intent, word)
  pendingPayment.keep(found)
  return found
}
