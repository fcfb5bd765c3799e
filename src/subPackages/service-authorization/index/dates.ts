import type { Authorization } from '@/contract/account'
import { authorizationWords } from '@/i18n/authorization'
import { formatDate } from '@/lib/date'

const day = (ms: number | undefined): string => (ms === undefined ? '' : formatDate(ms, 'yyyy-MM-dd'))

/** The date that matters most in the state of an authorization; empty where nothing was granted. */
export function dateOf({ state, until, withdrawnAt }: Authorization): string {
  const words = authorizationWords()
  if (state === 'granted') return words.untilDay(day(until))
  if (state === 'withdrawn') return words.withdrawnOn(day(withdrawnAt))
  return state === 'ended' ? words.endedOn(day(until)) : ''
}

/** When it was granted; empty where nothing was. */
export const grantDateOf = ({ grantedAt }: Authorization): string =>
  grantedAt === undefined ? '' : authorizationWords().grantedOn(day(grantedAt))
