import type { Callable } from '@/contract/endpoint'
import { makeTraceId, randomDigits } from '@/lib/trace'
import { currentCaller, identityOf } from './delivery/callerIdentity'
import { runCall } from './delivery/runCall'
import { has } from './has'
import { keepAnswer } from './lastAnswer'
import { requestPorts } from './ports'
import { emptyResult } from './wire/emptyResult'
import { sendOnce } from './wire/sendOnce'

export interface CallOptions {
  /** `false` where the screen itself shows the error: first loads and the four identity pages. */
  toast?: false
  /** Identifies a money intent: the same for every call and attempt of one intent; made anew when absent. */
  requestId?: string
  /** Whether a caller still waits for the answer: a read that is no longer wanted is neither sent from the queue nor retried. */
  isWanted?: () => boolean
  /** Token of a login that is not in force: the call carries it in place of the signed-in customer's, and its refusal ends no session. */
  token?: string
  /** A read ahead of the screen that will ask for it: how long its answer is kept for that screen, in milliseconds. */
  keptFor?: number
}

/** Makes a request id, unique per intent: 28 digits. */
export const makeRequestId = (): string => makeTraceId(new Date(), randomDigits) + randomDigits(8)

/**
 * Calls an endpoint and answers its data. Throws `ApiError`; unless the endpoint or the options say `toast: false`, the error
 * has then been shown. Identical reads in progress share one answer; only reads are retried. It ends within
 * 60 s of being sent. A call that the server lacks is not sent, and has an empty result. Files are sent by `upload`, reports by
 * `postReport`.
 */
export async function call<Req extends object, Res>(
  endpoint: Callable<Req, Res>,
  data: Req,
  { toast, requestId = makeRequestId(), isWanted, token, keptFor }: CallOptions = {},
): Promise<Res> {
  if (!has(endpoint)) return emptyResult(endpoint, '') as Res
  const caller = token === undefined ? currentCaller() : { ...currentCaller(), token, appToken: undefined }
  const { language, supplier } = requestPorts()
  const shareKey = JSON.stringify([endpoint.family, endpoint.path, identityOf(caller), language(), supplier(), data])
  const answer = await runCall({
    kind: endpoint.kind,
    endpoint,
    caller,
    mayToast: endpoint.toast !== false && toast !== false,
    isWanted,
    shareKey,
    keptFor,
    attempt: (budget, traceId) => sendOnce({ endpoint, data, caller, requestId, traceId, budget }),
  })
  if (endpoint.public) keepAnswer({ path: endpoint.path, names: endpoint.public }, answer as object)
  return answer as Res
}
