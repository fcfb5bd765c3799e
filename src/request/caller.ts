import { ApiError } from './errors'
import { requestPorts } from './ports'

/** For whom a call is made. Taken once, when it is made: a try after a change of user still speaks for the one who asked (U3). */
export interface Caller {
  token: string | undefined
  /** Tokens of the native app's headers; with them the app variant is in force. */
  appToken: { jwtToken: string; token: string } | undefined
  /** How many sessions had ended by then. */
  endedSessions: number
}

let endedSessions = 0

export function takeCaller(): Caller {
  const ports = requestPorts()
  return { token: ports.token(), appToken: ports.appToken(), endedSessions }
}

/** Tells users and logins apart, as a text. */
export const identityOf = ({ token, appToken }: Caller): string => JSON.stringify([token, appToken])

/**
 * What a caller gets to see of a failure: the end of the session first, then at most one toast. An error
 * that several callers share is shown once.
 */
export function settle(error: unknown, caller: Caller, mayToast: boolean): unknown {
  if (!(error instanceof ApiError)) return error
  if (error.kind === 'session') endSession(error, caller)
  if (mayToast && !error.shown) {
    error.shown = true
    requestPorts().showError(error)
  }
  return error
}

/** Once however many calls say so, and not for a token that is no longer the user's (U1, U5). */
function endSession(error: ApiError, caller: Caller): void {
  const isStale = caller.endedSessions !== endedSessions || identityOf(caller) !== identityOf(takeCaller())
  if (!isStale) endedSessions += 1
  if (isStale || requestPorts().onSessionLost(caller.token)) error.shown = true
}
