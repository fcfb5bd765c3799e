import { isAllowedUrl } from '@/lib/url'
import { hostFacts } from '@/platform/host/host'
import { externalUrl } from '@/platform/links/externalUrl'

/**
 * The address if the browser may request it: a file of the app's own site or of a host that the app may open (S2), or a picture that is its
 * own address. Anybody can write the addresses into a link; undefined for every other one.
 */
export function pictureUrl(address = ''): string | undefined {
  if (/^(data:image\/|blob:)/.test(address)) return address
  const origin = hostFacts.origin()
  const url = /^\/(?!\/)/.test(address) ? origin + address : address
  return isAllowedUrl(url, [origin]) || externalUrl(url) ? address : undefined
}
