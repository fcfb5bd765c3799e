import { families } from '@/contract/families'
import { requestPorts } from '../ports'
import type { SignedBody } from './attempt'
import { type Attempt, addressOf, headersOf, signedFieldsOf } from './attempt'
import { encryption } from './encryption'
import { hostRequest } from './hostRequest'
import { receive } from './receive'

/** Sends one attempt as JSON, signed or encrypted according to its family, and answers the data. */
export async function sendOnce(attempt: Attempt): Promise<unknown> {
  const { endpoint, traceId, budget } = attempt
  const encoded = await encode(attempt)
  const method = endpoint.method ?? 'POST'
  return receive(attempt, () => hostRequest({ url: addressOf(attempt), method, traceId, ...encoded }, budget))
}

/** The token of a GET goes into a header: an address is kept in logs and histories, which must not hold a login (R-20, U4). */
function inPlace(method: 'POST' | 'GET' | undefined, headers: Record<string, string>, body: SignedBody) {
  const { mToken, ...fields } = body
  return method === 'GET' && mToken ? { headers: { ...headers, token: mToken }, body: fields } : { headers, body }
}

async function encode(attempt: Attempt): Promise<{ headers: Record<string, string>; body: object }> {
  const { endpoint, data, caller, requestId, traceId, budget } = attempt
  const headers = headersOf(attempt)
  if (families[endpoint.family].encoding !== 'apiVip') return inPlace(endpoint.method, headers, signedFieldsOf(attempt))
  const payload = { ...data, ...requestPorts().supplier(), ...(caller.token ? { mToken: caller.token } : {}) }
  return encryption(endpoint.path)({ path: endpoint.path, payload, requestId, headers, traceId, budget })
}
