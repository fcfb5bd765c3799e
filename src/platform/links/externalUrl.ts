import { parseQuery } from '@/lib/query'
import { secretKeys } from '@/lib/secretKeys'
import { isAllowedUrl, parseHttpUrl } from '@/lib/url'
import { hostFacts } from '@/platform/host/host'

/** Hosts outside the app that this build may open; the sandbox's own pages have the app's address. */
const allowedHosts = (): readonly string[] =>
  APP_LINK_HOSTS.map((host) => (host === 'self' ? hostFacts.origin() : host))

/** The address if it belongs exactly to one of the allowed hosts and contains no token (S2); undefined otherwise. */
export function externalUrl(text: string | undefined): string | undefined {
  if (text === undefined || !isAllowedUrl(text, allowedHosts())) return undefined
  const query = parseQuery(parseHttpUrl(text)?.query ?? '')
  // An external address must neither pass a token to this app nor send this app's token away.
  return secretKeys.some((key) => key in query) ? undefined : text
}
