import { requestPorts } from '../ports'

/** Who makes a call. Read once, when the call is made: a later attempt still carries the login of the customer who asked (U3). */
export interface Caller {
  token: string | undefined
  /** Tokens of the native app's headers; with them the app variant of the protocol is in force. */
  appToken: { jwtToken: string; token: string } | undefined
  /** How many sessions had ended when the call was made. */
  endedSessions: number
}

let endedSessions = 0

/** The caller of a call that is made now. */
export function currentCaller(): Caller {
  const ports = requestPorts()
  return { token: ports.token(), appToken: ports.appToken(), endedSessions }
}

/** A text that differs between customers and between logins. */
export const identityOf = ({ token, appToken }: Caller): string => JSON.stringify([token, appToken])

/**
 * Records that the server ended the session of this caller. Answers false when that end is recorded already, or when the app has
 * another login by now, so that the end is handled once however many calls report it (U1, U5).
 */
export function recordSessionEnd(caller: Caller): boolean {
  const isStale = caller.endedSessions !== endedSessions || identityOf(caller) !== identityOf(currentCaller())
  if (!isStale) endedSessions += 1
  return !isStale
}
