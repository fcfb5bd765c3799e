import { customerServiceLink } from '@/contract/config'
import { externalUrl } from '@/platform/externalUrl'
import { openLink } from '@/platform/openLink'
import type { OpenLink } from '@/platform/openLinkPort'
import { call } from '@/request/call'
import { ApiError } from '@/request/errors'

type ServiceEnd = Awaited<ReturnType<OpenLink>> | 'untrusted' | 'failed'

/**
 * Reads the address of customer service and opens it as far as the host can. `untrusted`: this build may not open that address (S2).
 * `failed`: the call failed, which has been shown.
 */
export async function openCustomerService(): Promise<ServiceEnd> {
  try {
    const { url } = await call(customerServiceLink, {})
    if (!externalUrl(url)) return 'untrusted'
    return await openLink(url)
  } catch (error) {
    if (error instanceof ApiError) return 'failed'
    throw error
  }
}
