import { families } from '@/contract/families'
import { requestPorts } from '../ports'
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

async function encode(attempt: Attempt): Promise<{ headers: Record<string, string>; body: object }> {
  const { endpoint, data, caller, requestId, traceId, budget } = attempt
  const headers = headersOf(attempt)
  if (families[endpoint.family].encoding !== 'apiVip') return { headers, body: signedFieldsOf(attempt) }
  const payload = { ...data, ...requestPorts().supplier(), ...(caller.token ? { mToken: caller.token } : {}) }
  return encryption(endpoint.path)({ path: endpoint.path, payload, requestId, headers, traceId, budget })
}
