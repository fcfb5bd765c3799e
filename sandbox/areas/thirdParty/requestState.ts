import type { GrantState } from '@/contract/account'
import type { Standing } from '@/contract/thirdParty'

/** How long a customer has to decide on the partner's page. */
export const DECIDE_MS = 10 * 60_000

/** A request as far as its standing is concerned. */
interface RequestTimes {
  status: 'waiting' | 'granted' | 'refused'
  expiresAt: Date
}

/** How a request stands at a moment. */
export const requestStanding = ({ status, expiresAt }: RequestTimes, now: Date): Exclude<Standing, 'none'> =>
  status === 'waiting' && expiresAt <= now ? 'expired' : status

/** Where an authorization stands: a grant in force comes first; one that has ended or was withdrawn is asked for anew. */
export function standingOf(grant: GrantState, latest: RequestTimes | undefined, now: Date): Standing {
  if (grant === 'granted') return 'granted'
  const standing = latest ? requestStanding(latest, now) : 'none'
  return standing === 'granted' ? 'none' : standing
}
