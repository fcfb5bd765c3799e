import { customerServiceLink } from '@/contract/remoteConfig/schema'
import { stringifyQuery } from '@/lib/query'
import { type LinkEnd, openTrusted } from '@/platform/links/openTrusted'
import type { Send } from '@/request/submission'

/** What the customer needs help with; the page of customer service gets it with its address. */
export interface HelpAbout {
  about: 'general' | 'order' | 'withdrawal' | 'membership' | 'benefit' | 'closing' | 'identity'
  /** Number of the order, the withdrawal or the benefit. */
  id?: string | undefined
}

/** Asks where customer service is and goes there, as far as the host can, with what it is about. Throws `ApiError`. */
export async function openCustomerService(send: Send, about: HelpAbout): Promise<LinkEnd> {
  const { url } = await send(customerServiceLink, {})
  const [address = '', part] = url.split('#')
  const withQuery = `${address}${address.includes('?') ? '&' : '?'}${stringifyQuery(about)}`
  return openTrusted(part === undefined ? withQuery : `${withQuery}#${part}`)
}
