import Taro from '@tarojs/taro'
import type { Callable } from '@/contract/endpoint'
import { randomDigits } from '@/lib/trace'
import { startUpload, wrapFile } from '@/platform/fileUpload'
import type { HostFile } from '@/platform/fileUploadPort'
import type { RawAnswer } from './answers'
import { callBudget } from './budget'
import { type CallOptions, makeRequestId } from './call'
import { takeCaller } from './caller'
import { deliver } from './deliver'
import { ApiError } from './errors'
import { multipartAround } from './multipart'
import { type Attempt, addressOf, answerOf, headersOf, signedFieldsOf } from './send'
import { asApiError, exchange, transport } from './transport'

/**
 * Sends a file with the fields of its endpoint and answers the data: `body: 'upload'` lets the host make the form,
 * `body: 'stream'` sends one POST with a boundary of our own. Fails as `call` does; never tried twice, since a picture may
 * make an identity order.
 */
export async function upload<Req extends object, Res>(
  endpoint: Callable<Req, Res>,
  { file, fields }: { file: HostFile; fields: Req },
  { toast, requestId = makeRequestId() }: Omit<CallOptions, 'isWanted'> = {},
): Promise<Res> {
  const caller = takeCaller()
  const answer = await deliver({
    kind: endpoint.kind === 'read' ? 'write' : endpoint.kind,
    endpoint,
    caller,
    mayToast: endpoint.toast !== false && toast !== false,
    attempt: (budget, traceId) => {
      const attempt = { endpoint, data: fields, caller, requestId, traceId, budget }
      return answerOf(attempt, () => (endpoint.body === 'stream' ? sendStream : sendForm)(attempt, file))
    },
  })
  return answer as Res
}

/** Fetches a file in the same 60 s and answers the host's path to it, on H5 a blob address. Sends nothing about the user. */
export async function download(url: string, { toast, isWanted }: Omit<CallOptions, 'requestId'> = {}): Promise<string> {
  const answer = await deliver({
    kind: 'read',
    caller: takeCaller(),
    mayToast: toast !== false,
    isWanted,
    attempt: async (budget, traceId) => {
      try {
        const { statusCode = 200, tempFilePath } = await budget.hold(traceId, () => startDownload(url))
        if (statusCode !== 200) throw new ApiError({ kind: 'http', code: String(statusCode), traceId, data: 'error' })
        return tempFilePath
      } catch (error) {
        throw asApiError(error, traceId)
      }
    },
  })
  return answer as string
}

function startDownload(url: string) {
  const task = Taro.downloadFile({ url, timeout: callBudget, withCredentials: false })
  // Alipay answers no status when all went well.
  const answer: Promise<{ statusCode?: number; tempFilePath: string }> = task
  return { answer, stop: () => task.abort() }
}

const sendForm = (attempt: Attempt, file: HostFile): Promise<RawAnswer> =>
  exchange(attempt.traceId, attempt.budget, () =>
    startUpload({
      url: addressOf(attempt.endpoint),
      headers: headersOf(attempt),
      fields: { ...signedFieldsOf(attempt) },
      file,
      timeout: callBudget,
    }),
  )

async function sendStream(attempt: Attempt, file: HostFile): Promise<RawAnswer> {
  const { endpoint, traceId, budget } = attempt
  const boundary = `xbt${randomDigits(32)}`
  const { head, tail } = multipartAround(boundary, { ...signedFieldsOf(attempt) }, file.path)
  const headers = { ...headersOf(attempt), 'content-type': `multipart/form-data; boundary=${boundary}` }
  const body = await wrapFile(head, file, tail).catch(() => {
    // The host has cleared its temporary folder.
    throw new ApiError({ kind: 'malformed', traceId })
  })
  return transport({ url: addressOf(endpoint), method: 'POST', headers, body, traceId }, budget)
}
