import type { Endpoint } from '@/contract/endpoint'
import { makeTraceId, randomDigits } from '@/lib/trace'
import { readAnswer } from './answers'
import { Budget } from './budget'
import { dataOf } from './dataOf'
import { requestQueue } from './deliver'
import { transport } from './transport'

/** Headers of a report: neither a customer's token nor any id but that of the call. */
export const reportHeaders = (token: string | undefined, traceId: string): Record<string, string> => ({
  'app-name': 'xbt-wallet',
  'trace-id': traceId,
  ...(token ? { Token: token } : {}),
})

/**
 * Posts one report and answers its data, in one of the two slots for reports. Unlike `call` it carries no login, ends no
 * session, says nothing about the network and shows nothing. Throws `ApiError`; never tries twice.
 */
export async function postReport<Req extends object, Res>(
  endpoint: Endpoint<Req, Res, string, 'report'>,
  body: Req,
  { host, token }: { host: string; token?: string },
): Promise<Res> {
  const { path, kind } = endpoint
  const traceId = makeTraceId(new Date(), randomDigits)
  const budget = new Budget()
  const headers = reportHeaders(token, traceId)
  try {
    const send = () => transport({ url: host + path, method: 'POST', headers, body, traceId }, budget)
    const raw = await requestQueue.run(kind, send)
    const data = readAnswer(raw, { shape: 'ordinary', appVariant: false, traceId })
    return dataOf(endpoint, data, traceId) as Res
  } finally {
    budget.end()
  }
}
