import type { Callable, CallKind } from '@/contract/endpoint'
import { makeTraceId, randomDigits } from '@/lib/trace'
import { Budget } from './budget'
import { type Caller, settle } from './caller'
import { ApiError } from './errors'
import { Flights } from './flights'
import { requestPorts } from './ports'
import { RequestQueue } from './queue'
import { withRetry } from './retry'

/** One call on its way, whatever it carries. */
interface Delivery {
  kind: CallKind
  /** What is called; absent for a plain file. */
  endpoint?: Callable<object, unknown>
  caller: Caller
  mayToast: boolean
  isWanted?: () => boolean
  /** Reads with the same key under way share one answer. */
  shareKey?: string
  /** One try, with a trace id of its own. */
  attempt: (budget: Budget, traceId: string) => Promise<unknown>
}

/** The slots of the whole app. */
export const requestQueue = new RequestQueue()
const flights = new Flights()

/**
 * Takes a call through slots, tries, its time and its errors. Reads are retried, nothing else is: a write that got no answer may
 * have been done.
 */
export async function deliver({
  kind,
  endpoint,
  caller,
  mayToast,
  isWanted = () => true,
  shareKey,
  attempt,
}: Delivery) {
  const isRead = kind === 'read'
  const run = async (isStillWanted: () => boolean): Promise<unknown> => {
    const budget = new Budget()
    const once = () =>
      requestQueue.run(
        kind,
        () => attempt(budget, makeTraceId(new Date(), randomDigits)),
        isRead ? isStillWanted : undefined,
      )
    try {
      if (!isRead) return await once()
      return await withRetry(once, { canRetry: () => !budget.isSpent && isStillWanted() })
    } finally {
      budget.end()
      if (!isRead) flights.forget()
    }
  }
  try {
    return await (isRead && shareKey ? flights.join(shareKey, isWanted, run) : run(isWanted))
  } catch (error) {
    const failure = settle(error, caller, mayToast)
    if (endpoint && failure instanceof ApiError) requestPorts().onFailure?.(failure, endpoint)
    throw failure
  }
}
