import { customerServiceLink } from '@/contract/config'
import { openLink } from '@/platform/openLink'
import { call } from '@/request/call'
import { ApiError } from '@/request/errors'

/** Asks where customer service is and goes there; `copied` where the host opens no outside page. A failure has been shown. */
export async function openCustomerService(): Promise<'opened' | 'copied' | 'failed'> {
  try {
    const { url } = await call(customerServiceLink, {})
    return openLink(url) ? 'opened' : 'copied'
  } catch (error) {
    if (error instanceof ApiError) return 'failed'
    throw error
  }
}
