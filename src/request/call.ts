import type { Endpoint } from '@/contract/endpoint'
import { families } from '@/contract/families'
import { singleFlight } from '@/lib/async'
import { makeTraceId, randomDigits } from '@/lib/trace'
import { hostFacts } from '@/platform/host'
import { readAnswer } from './answers'
import { hostOf } from './environment'
import { ApiError } from './errors'
import { baseHeaders, familyHeaders } from './headers'
import { requestPorts } from './ports'
import { RequestQueue } from './queue'
import { withRetry } from './retry'
import { signedBody } from './signed'
import { transport } from './transport'

export interface CallOptions {
  /** `false` where the screen itself shows the error: first loads and the four identity pages. */
  toast?: false
  /** Identity of a money intent; made anew when absent. The same intent keeps the same id on every try. */
  requestId?: string
}

const queue = new RequestQueue()
const flights = singleFlight<unknown>()

/** A request id: unique per intent. */
export const makeRequestId = (): string => makeTraceId(new Date(), randomDigits) + randomDigits(8)

/**
 * Calls an endpoint and answers its data. Throws `ApiError`; unless the endpoint or the options say `toast: false`, the error
 * has then been shown. Identical reads under way share one answer; reads are retried, nothing else is.
 */
export async function call<Req extends object, Res>(
  endpoint: Endpoint<Req, Res>,
  data: Req,
  options: CallOptions = {},
): Promise<Res> {
  const token = requestPorts().token()
  const requestId = options.requestId ?? makeRequestId()
  const once = () => queue.run(endpoint.kind, () => send(endpoint, data, requestId))
  const run = endpoint.kind === 'read' ? () => withRetry(once) : once
  const shared =
    endpoint.kind === 'read' ? () => flights(`${endpoint.path} ${token ?? ''} ${JSON.stringify(data)}`, run) : run
  try {
    return (await shared()) as Res
  } catch (error) {
    throw handled(error, token, endpoint.toast !== false && options.toast !== false)
  }
}

/** Session end first, then the one toast. */
function handled(error: unknown, token: string | undefined, mayToast: boolean): unknown {
  if (!(error instanceof ApiError)) return error
  const ports = requestPorts()
  if (error.kind === 'session' && ports.onSessionLost(token)) error.shown = true
  if (mayToast && !error.shown) {
    error.shown = true
    ports.showError(error)
  }
  return error
}

async function send<Req extends object, Res>(
  endpoint: Endpoint<Req, Res>,
  data: Req,
  requestId: string,
): Promise<unknown> {
  const ports = requestPorts()
  const facts = families[endpoint.family]
  const ids = { traceId: makeTraceId(new Date(), randomDigits), requestId }
  const appVariant = ports.appToken() !== undefined
  const token = appVariant && facts.answer === 'ordinary' ? undefined : ports.token()
  const headers = {
    ...baseHeaders(ports, ids),
    ...familyHeaders(facts, endpoint.kind === 'money', ports, ids),
  }
  const wire = await encode(endpoint, data, token, requestId, headers)
  try {
    const raw = await transport({
      url: hostOf(facts.host) + facts.prefix + endpoint.path,
      method: endpoint.method ?? 'POST',
      headers: wire.headers,
      body: wire.body,
      traceId: ids.traceId,
    })
    ports.onNetwork(true)
    return readAnswer(raw, { shape: facts.answer, appVariant, traceId: ids.traceId })
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'offline') ports.onNetwork(false)
    throw error
  }
}

async function encode<Req extends object, Res>(
  endpoint: Endpoint<Req, Res>,
  data: Req,
  token: string | undefined,
  requestId: string,
  headers: Record<string, string>,
): Promise<{ headers: Record<string, string>; body: object }> {
  const { encoding } = families[endpoint.family]
  if (encoding === 'plain') return { headers, body: data }
  if (encoding === 'signed') return { headers, body: signedBody(endpoint.path, data, hostFacts.ua(), token) }
  // Only the rights-supplier area pays for the cipher: 18.6 KB that nobody else loads.
  const { encryptedBody } = await import('./encrypted')
  return encryptedBody({ path: endpoint.path, data, token, requestId, headers, supplier: requestPorts().supplier() })
}
