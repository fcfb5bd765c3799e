import { customerServiceLink } from '@/contract/config'
import { externalUrl } from '@/platform/externalUrl'
import { openLink } from '@/platform/openLink'
import { call } from '@/request/call'
import { ApiError } from '@/request/errors'

/**
 * Asks where customer service is and goes there; `copied` where the host opens no outside page, `untrusted` where the address is
 * none that this build may open (S2). A failure has been shown.
 */
export async function openCustomerService(): Promise<'opened' | 'copied' | 'untrusted' | 'failed'> {
  try {
    const { url } = await call(customerServiceLink, {})
    if (!externalUrl(url)) return 'untrusted'
    return openLink(url) ? 'opened' : 'copied'
  } catch (error) {
    if (error instanceof ApiError) return 'failed'
    throw error
  }
}
