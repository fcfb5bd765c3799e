import type { Callable } from '@/contract/endpoint'
import { makeTraceId, randomDigits } from '@/lib/trace'
import { identityOf, takeCaller } from './caller'
import { deliver } from './deliver'
import { requestPorts } from './ports'
import { send } from './send'

export interface CallOptions {
  /** `false` where the screen itself shows the error: first loads and the four identity pages. */
  toast?: false
  /** Identity of a money intent; made anew when absent. The same intent keeps the same id on every try. */
  requestId?: string
  /** Whether somebody still waits: a read that nobody wants any more is neither sent from the queue nor tried again. */
  isWanted?: () => boolean
}

/** A request id: unique per intent. */
export const makeRequestId = (): string => makeTraceId(new Date(), randomDigits) + randomDigits(8)

/**
 * Calls an endpoint and answers its data. Throws `ApiError`; unless the endpoint or the options say `toast: false`, the error
 * has then been shown. Identical reads under way share one answer; reads are retried, nothing else is.
 * It ends within 60 s of being sent. Files go by `upload`, reports by `postReport`.
 */
export async function call<Req extends object, Res>(
  endpoint: Callable<Req, Res>,
  data: Req,
  { toast, requestId = makeRequestId(), isWanted }: CallOptions = {},
): Promise<Res> {
  const caller = takeCaller()
  const { language, supplier } = requestPorts()
  const shareKey = JSON.stringify([endpoint.family, endpoint.path, identityOf(caller), language(), supplier(), data])
  const answer = await deliver({
    kind: endpoint.kind,
    endpoint,
    caller,
    mayToast: endpoint.toast !== false && toast !== false,
    isWanted,
    shareKey,
    attempt: (budget, traceId) => send({ endpoint, data, caller, requestId, traceId, budget }),
  })
  return answer as Res
}
