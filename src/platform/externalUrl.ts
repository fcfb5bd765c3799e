import { parseQuery } from '@/lib/query'
import { secretKeys } from '@/lib/secretKeys'
import { isAllowedUrl, parseHttpUrl } from '@/lib/url'
import { hostFacts } from './host'

/** Hosts outside the app that this build may open; the sandbox's own pages stand at the app's address. */
const allowedHosts = (): readonly string[] =>
  APP_LINK_HOSTS.map((host) => (host === 'self' ? hostFacts.origin() : host))

/** The address if it leads exactly to one of the allowed hosts and carries no login (S2); undefined otherwise. */
export function externalUrl(text: string | undefined): string | undefined {
  if (text === undefined || !isAllowedUrl(text, allowedHosts())) return undefined
  const query = parseQuery(parseHttpUrl(text)?.query ?? '')
  // No address of the outside may bring or carry off what signs this app in.
  return secretKeys.some((key) => key in query) ? undefined : text
}
