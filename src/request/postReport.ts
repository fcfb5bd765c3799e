import type { Endpoint } from '@/contract/endpoint'
import { makeTraceId, randomDigits } from '@/lib/trace'
import { Budget } from './delivery/budget'
import { requestQueue } from './delivery/requestQueue'
import { hostRequest } from './wire/hostRequest'
import { emptyResult, parseAnswer } from './wire/parseAnswer'

/** Headers of a report: no token of a customer, and no id but the trace id. */
export const reportHeaders = (token: string | undefined, traceId: string): Record<string, string> => ({
  'app-name': 'xbt-wallet',
  'trace-id': traceId,
  ...(token ? { Token: token } : {}),
})

/**
 * Posts one report in one of the two slots for reports and answers its data. Unlike `call` it carries no login, ends no
 * session, does not change the network state and shows nothing. Throws `ApiError`; never retried.
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
    const send = () => hostRequest({ url: host + path, method: 'POST', headers, body, traceId }, budget)
    const raw = await requestQueue.run(kind, send)
    const data = parseAnswer(raw, { shape: 'ordinary', appVariant: false, traceId })
    return (data === undefined ? emptyResult(endpoint, traceId) : data) as Res
  } finally {
    budget.end()
  }
}
