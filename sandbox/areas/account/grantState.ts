import type { GrantState } from '@/contract/account'

/** The times of a grant. */
export interface GrantTimes {
  grantedAt: Date
  until: Date
  withdrawnAt: Date | null
}

/** Where a grant stands. One that was withdrawn stays so, also after its term. */
export function stateOf(times: GrantTimes | undefined, now: Date): GrantState {
  if (!times) return 'none'
  if (times.withdrawnAt) return 'withdrawn'
  return times.until > now ? 'granted' : 'ended'
}
