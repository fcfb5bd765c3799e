import { parseHttpUrl } from '@/lib/url'
import type { PayForm } from '../gateway/gateway'
import type { NextStep } from './tools'

/**
 * How a provider's payment goes on: through the host's own call where the server gave its parameters, else at the redirect URL (D-11).
 * An address that is not a web address (`javascript:` and the like) counts as none.
 */
export function providerStep({ payParams, redirectUrl }: PayForm): NextStep | undefined {
  if (payParams) return { kind: 'sheet', payParams }
  return redirectUrl && parseHttpUrl(redirectUrl) ? { kind: 'leave', redirectUrl } : undefined
}
