import Taro from '@tarojs/taro'
import type { Callable } from '@/contract/endpoint'
import type { HostFile } from '@/platform/network/fileUploadPort'
import { type CallOptions, makeRequestId } from './call'
import { callBudget } from './delivery/budget'
import { currentCaller } from './delivery/callerIdentity'
import { runCall } from './delivery/runCall'
import { ApiError } from './errors'
import { asApiError } from './wire/hostRequest'
import { sendFile } from './wire/sendFile'

/**
 * Uploads a file with the fields of its endpoint and answers the data. Fails as `call` does. Never retried, since an upload
 * may create an identity order.
 */
export async function upload<Req extends object, Res>(
  endpoint: Callable<Req, Res>,
  { file, fields }: { file: HostFile; fields: Req },
  { toast, requestId = makeRequestId() }: Omit<CallOptions, 'isWanted'> = {},
): Promise<Res> {
  const caller = currentCaller()
  const data = await runCall({
    kind: endpoint.kind === 'read' ? 'write' : endpoint.kind,
    endpoint,
    caller,
    mayToast: endpoint.toast !== false && toast !== false,
    attempt: (budget, traceId) => sendFile({ endpoint, data: fields, caller, requestId, traceId, budget }, file),
  })
  return data as Res
}

/** Downloads a file within 60 s and answers the host's path to it, on H5 a blob address. Sends nothing about the user. */
export async function download(url: string, { toast, isWanted }: Omit<CallOptions, 'requestId'> = {}): Promise<string> {
  const path = await runCall({
    kind: 'read',
    caller: currentCaller(),
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
  return path as string
}

function startDownload(url: string) {
  const task = Taro.downloadFile({ url, timeout: callBudget, withCredentials: false })
  // Alipay answers a success without a status.
  const answer: Promise<{ statusCode?: number; tempFilePath: string }> = task
  return { answer, stop: () => task.abort() }
}
