import { isAllowedUrl } from '@/lib/url'
import { externalUrl } from '@/platform/externalUrl'
import { hostFacts } from '@/platform/host'

/** The addresses in a query: a JSON list of texts, read without a check of where they lead; a broken list is empty. */
export function picturesOf(text: string | undefined): string[] {
  try {
    const list: unknown = JSON.parse(text ?? '')
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/**
 * The address if the browser may request it: a file of the app's own site or of a host that the app may open (S2), or a picture that is its
 * own address. Anybody can write the addresses into a link; undefined for every other one.
 */
export function shownAddress(address = ''): string | undefined {
  if (/^(data:image\/|blob:)/.test(address)) return address
  const origin = hostFacts.origin()
  const url = /^\/(?!\/)/.test(address) ? origin + address : address
  return isAllowedUrl(url, [origin]) || externalUrl(url) ? address : undefined
}
