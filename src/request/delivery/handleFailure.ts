import type { Callable } from '@/contract/endpoint'
import { ApiError } from '../errors'
import { requestPorts } from '../ports'
import { bodyToken } from '../wire/attempt'
import { type Caller, recordSessionEnd } from './callerIdentity'

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
export function handleFailure(error: unknown, { endpoint, caller, mayToast }: FailedCall): void {
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
