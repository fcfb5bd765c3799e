import { customerServiceLink } from '@/contract/config/schema'
import { externalUrl } from '@/platform/externalUrl'
import { openLink } from '@/platform/openLink'
import type { OpenLink } from '@/platform/openLinkPort'
import type { Send } from '@/request/submission'

/** How the way to customer service ended; `untrusted` where the address is none that this build may open (S2). */
export type ServiceEnd = Awaited<ReturnType<OpenLink>> | 'untrusted'

/** Asks where customer service is and goes there as far as the host can. Throws `ApiError`. */
export async function openCustomerService(send: Send): Promise<ServiceEnd> {
  const { url } = await send(customerServiceLink, {})
  return externalUrl(url) ? openLink(url) : 'untrusted'
}
