import { ApiError } from '../errors'
import { requestPorts } from '../ports'
import { type Caller, recordSessionEnd } from './callerIdentity'

/**
 * Handles the failure of a call for one caller: first the end of the session, then at most one toast. An error
 * that several callers share is shown once.
 */
export function handleFailure(error: unknown, caller: Caller, mayToast: boolean): void {
  if (!(error instanceof ApiError)) return
  if (error.kind === 'session' && (!recordSessionEnd(caller) || requestPorts().onSessionLost(caller.token))) {
    error.shown = true
  }
  if (mayToast && !error.shown) {
    error.shown = true
    requestPorts().showError(error)
  }
}
