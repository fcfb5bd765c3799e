import type { Callable, CallKind } from '@/contract/endpoint'
import { makeTraceId, randomDigits } from '@/lib/trace'
import { ApiError } from '../errors'
import { requestPorts } from '../ports'
import { bodyToken } from '../wire/attempt'
import { Budget } from './budget'
import { type Caller, recordSessionEnd } from './callerIdentity'
import { requestQueue } from './requestQueue'
import { withRetry } from './retry'
import { SharedReads } from './sharedReads'

interface FailedCall {
  /** Absent for the download of a plain file, which carries no login. */
  endpoint?: Callable<object, unknown>
  caller: Caller
  mayToast: boolean
}

/**
 * Handles the failure of a call for one caller: first the end of the session, then at most one toast. An error
 * that several callers share is shown once.
 */
function handleFailure(error: unknown, { endpoint, caller, mayToast }: FailedCall): void {
  if (!(error instanceof ApiError)) return
  if (error.kind === 'session' && endpoint) {
    const token = bodyToken({ endpoint, caller })
    if (!recordSessionEnd(caller) || requestPorts().onSessionLost(token)) error.shown = true
  }
  if (mayToast && !error.shown) {
    error.shown = true
    requestPorts().showError(error)
  }
}

/** One call with all its attempts: JSON, an upload or a download. */
interface CallRun {
  kind: CallKind
  /** The endpoint that is called; absent when a plain file is downloaded. */
  endpoint?: Callable<object, unknown>
  caller: Caller
  /** Whether a failure may be shown as a toast. */
  mayToast: boolean
  /** Whether a caller still waits for the answer; true when absent. */
  isWanted?: () => boolean
  /** Reads in progress with the same key share one answer. */
  shareKey?: string
  /** A read that no caller waits for yet: how long its answer is kept for the first caller, in milliseconds. */
  keptFor?: number
  /** Sends one attempt, with a trace id of its own. */
  attempt: (budget: Budget, traceId: string) => Promise<unknown>
}

const sharedReads = new SharedReads()

/** Answers whether the network came back since. */
function watchReturn(): () => boolean {
  const { network } = requestPorts()
  const { mark } = network
  return () => network.hasReturned(mark)
}

/**
 * Runs a call: waits for a slot, sends its attempts within the call's budget, and handles its failure. Only reads are retried: a
 * write without an answer may have been executed.
 */
export async function runCall({
  kind,
  endpoint,
  caller,
  mayToast,
  isWanted = () => true,
  shareKey,
  keptFor,
  attempt,
}: CallRun): Promise<unknown> {
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
      return await withRetry(once, { canRetry: () => !budget.isSpent && isStillWanted(), watchReturn })
    } finally {
      budget.end()
      if (!isRead) sharedReads.forget()
    }
  }
  try {
    if (!isRead || !shareKey) return await run(isWanted)
    return await (keptFor ? sharedReads.ahead(shareKey, keptFor, run) : sharedReads.join(shareKey, isWanted, run))
  } catch (error) {
    handleFailure(error, { endpoint, caller, mayToast })
    if (endpoint && error instanceof ApiError) requestPorts().onFailure?.(error, endpoint)
    throw error
  }
}
