import Taro from '@tarojs/taro'
import { stringifyQuery } from '@/lib/query'
import { makeAbort } from '@/platform/network/abort'
import type { HostTask } from '@/platform/network/abortPort'
import type { HostAnswer, HostRequest } from '@/platform/network/ports'
import { takeSentAhead } from '@/platform/network/sentAhead'
import { type Budget, callBudget } from '../delivery/budget'
import { ApiError } from '../errors'
import type { RawAnswer } from './parseAnswer'

export interface WireRequest extends HostRequest {
  /** With GET the fields of the body are those of the query. */
  method: 'POST' | 'GET'
  traceId: string
}

/** Sends one request by the host's own network call, within the budget of its call; unless the page has sent the same before the app started. */
export const hostRequest = (request: WireRequest, budget: Budget): Promise<RawAnswer> =>
  exchange(request.traceId, budget, () => {
    const { url, method, headers, body } = request
    const abort = makeAbort()
    const isGet = method === 'GET'
    const query = isGet ? stringifyQuery(body as Record<string, string>) : ''
    const send = () =>
      Taro.request({
        url: query ? `${url}?${query}` : url,
        method,
        ...(isGet ? {} : { data: body }),
        header: { 'content-type': 'application/json', ...headers },
        // The text is parsed by parseAnswer: hosts differ in what they do with HTML or truncated JSON.
        dataType: 'text',
        // Alipay would give up after 30 s.
        timeout: callBudget,
        ...abort.options,
      })
    const task: Promise<HostAnswer> & { abort?: () => void } =
      takeSentAhead(request)?.then<HostAnswer>((answer) => answer ?? send()) ?? send()
    return { answer: task, stop: () => abort.stop(task) }
  })

/**
 * Starts a task of the host and answers what came over the wire. Rejects with `timeout` when the body has not arrived within the
 * budget (Taro's H5 stops its own timer at the headers), and with `offline` for every other failure of the host.
 */
export async function exchange(traceId: string, budget: Budget, start: () => HostTask<HostAnswer>): Promise<RawAnswer> {
  try {
    const { statusCode, data, traceId: sentId } = await budget.hold(traceId, start)
    return { status: statusCode, text: asText(data), traceId: sentId }
  } catch (error) {
    const answer = rejectedAnswer(error)
    if (answer) return answer
    throw asApiError(error, traceId)
  }
}

/** A failure of the host as an `ApiError`. */
export function asApiError(error: unknown, traceId: string): ApiError {
  if (error instanceof ApiError) return error
  return new ApiError({ kind: isTimeout(error) ? 'timeout' : 'offline', traceId })
}

/** The answer inside a rejection: Alipay rejects for an HTTP status other than 200. */
function rejectedAnswer(error: unknown): RawAnswer | undefined {
  const failed = error as { status?: number; data?: unknown } | undefined
  if (typeof failed?.status !== 'number' || failed.status < 100) return undefined
  return { status: failed.status, text: asText(failed.data) }
}

const asText = (data: unknown): string | undefined =>
  data === null || data === undefined ? undefined : typeof data === 'string' ? data : JSON.stringify(data)

const isTimeout = (error: unknown): boolean => {
  const failed = error as { errMsg?: string; errorMessage?: string; error?: number } | undefined
  return /time\s*out/i.test(`${failed?.errMsg ?? ''} ${failed?.errorMessage ?? ''}`) || failed?.error === 13
}
