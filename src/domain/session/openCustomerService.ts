import { customerServiceLink } from '@/contract/remoteConfig/schema'
import { type LinkEnd, openTrusted } from '@/platform/links/openTrusted'
import type { Send } from '@/request/submission'

/** Asks where customer service is and goes there as far as the host can. Throws `ApiError`. */
export async function openCustomerService(send: Send): Promise<LinkEnd> {
  const { url } = await send(customerServiceLink, {})
  return openTrusted(url)
}
