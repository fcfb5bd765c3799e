import { session } from './session'

/** Answers a check whether the customer of this moment is still there: for what goes on over several calls (U3). */
export function sameCustomer(): () => boolean {
  const before = session.endedSessions
  return () => session.endedSessions === before
}
