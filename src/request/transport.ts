import Taro from '@tarojs/taro'
import { makeAbort } from '@/platform/abort'
import type { RawAnswer } from './answers'
import { ApiError } from './errors'

/** Budget of one request over connect, headers and body, in milliseconds. */
export const requestBudget = 60_000

export interface WireRequest {
  url: string
  method: 'POST' | 'GET'
  headers: Record<string, string>
  body: object
  traceId: string
}

/**
 * One request over the host's own network call. Rejects with `timeout` when the body has not arrived in the budget (Taro's H5
 * stops its clock at the headers, Alipay's default is 30 s), and with `offline` for every other transport failure.
 */
export function transport({ url, method, headers, body, traceId }: WireRequest): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const abort = makeAbort()
    const timer = setTimeout(() => {
      reject(new ApiError({ kind: 'timeout', traceId }))
      abort.stop(task)
    }, requestBudget)
    const task = Taro.request({
      url,
      method,
      data: body,
      header: { 'content-type': 'application/json', ...headers },
      // The text is parsed by us: hosts disagree on what they do with HTML or half a JSON.
      dataType: 'text',
      timeout: requestBudget,
      ...abort.options,
    })
    task.then(
      (answer) => {
        clearTimeout(timer)
        resolve({ status: answer.statusCode, text: asText(answer.data) })
      },
      (error: unknown) => {
        clearTimeout(timer)
        const answer = refusedAnswer(error)
        if (answer) resolve(answer)
        else reject(new ApiError({ kind: isTimeout(error) ? 'timeout' : 'offline', traceId }))
      },
    )
  })
}

/** Alipay rejects an HTTP status other than 200 in place of answering it. */
function refusedAnswer(error: unknown): RawAnswer | undefined {
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
