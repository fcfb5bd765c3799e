import type { Callable } from '@/contract/endpoint'
import { type FamilyFacts, families } from '@/contract/families'
import { note } from '@/lib/serverClock'
import { hostFacts } from '@/platform/host'
import { type RawAnswer, readAnswer } from './answers'
import type { Budget } from './budget'
import type { Caller } from './caller'
import { dataOf } from './dataOf'
import { baseOf } from './environment'
import { ApiError } from './errors'
import { baseHeaders, familyHeaders } from './headers'
import { requestPorts } from './ports'
import { type SignedBody, signedBody } from './signed'
import { transport } from './transport'

/** One try of a call. */
export interface Attempt {
  endpoint: Callable<object, unknown>
  data: object
  caller: Caller
  /** The same on every try. */
  requestId: string
  traceId: string
  budget: Budget
}

/** Sends one try as JSON, signed or encrypted as its family asks, and answers the data. */
export async function send(attempt: Attempt): Promise<unknown> {
  const { endpoint, traceId, budget } = attempt
  const wire = await encode(attempt)
  const method = endpoint.method ?? 'POST'
  return answerOf(attempt, () => transport({ url: addressOf(endpoint), method, traceId, ...wire }, budget))
}

export const addressOf = ({ family, path }: Callable<object, unknown>): string => baseOf(families[family]) + path

/** Every header of a try. */
export function headersOf({ endpoint, caller, traceId, requestId }: Attempt): Record<string, string> {
  const ids = { traceId, requestId }
  const facts = families[endpoint.family]
  const { 'inner-app': innerApp, ...base } = baseHeaders(requestPorts(), caller, ids)
  return {
    ...base,
    // The cashier's own Inner-App is the same header to a browser, which would send "xyf, xyf" for both.
    ...(facts.cashier ? {} : { 'inner-app': innerApp }),
    ...familyHeaders(facts, endpoint.kind === 'money', requestPorts(), caller, ids),
  }
}

/** The signed fields of a try, also those of an upload's form. */
export function signedFieldsOf({ endpoint, data, caller }: Attempt): SignedBody {
  return signedBody(
    endpoint.path,
    data,
    hostFacts.ua(),
    isAppAnswer(families[endpoint.family], caller) ? undefined : caller.token,
  )
}

/** Reads the answer of a try, and notes whether there is a network and what time it is for the server. */
export async function answerOf(
  { endpoint, caller, traceId }: Attempt,
  exchange: () => Promise<RawAnswer>,
): Promise<unknown> {
  const facts = families[endpoint.family]
  try {
    const raw = await exchange()
    requestPorts().onNetwork(true)
    const data = readAnswer(raw, { shape: facts.answer, appVariant: isAppAnswer(facts, caller), traceId })
    noteServerTime(data)
    return dataOf(endpoint, data, traceId)
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'offline') requestPorts().onNetwork(false)
    throw error
  }
}

/** Many answers say in their field `now` what time it is for the server, in milliseconds since the epoch. */
function noteServerTime(data: unknown): void {
  const now = (data as { now?: unknown } | undefined)?.now
  if (Number.isSafeInteger(now)) note(now as number)
}

/** The app variant concerns ordinary calls: token in the headers, numeric code in the answer. */
const isAppAnswer = (facts: FamilyFacts, caller: Caller): boolean =>
  caller.appToken !== undefined && facts.answer === 'ordinary'

async function encode(attempt: Attempt): Promise<{ headers: Record<string, string>; body: object }> {
  const { endpoint, data, caller, requestId, traceId, budget } = attempt
  const headers = headersOf(attempt)
  if (families[endpoint.family].encoding !== 'apiVip') return { headers, body: signedFieldsOf(attempt) }
  // Only the rights-supplier area pays for the cipher: 18.6 KB that nobody else loads.
  const { encryptedBody } = await import('./encrypted')
  const payload = { ...data, ...requestPorts().supplier(), ...(caller.token ? { mToken: caller.token } : {}) }
  return encryptedBody({ path: endpoint.path, payload, requestId, headers, traceId, budget })
}
