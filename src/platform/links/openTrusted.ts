import { externalUrl } from './externalUrl'
import { openLink } from './openLink'
import type { OpenLink } from './ports'

/** How the way to an address outside the app ended; `untrusted` where it is none that this build may open (S2). */
export type LinkEnd = Awaited<ReturnType<OpenLink>> | 'untrusted'

/** Opens an address that the server names, as far as the host can. */
export async function openTrusted(url: string): Promise<LinkEnd> {
  return externalUrl(url) ? openLink(url) : 'untrusted'
}
