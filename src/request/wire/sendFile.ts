import { randomDigits } from '@/lib/trace'
import { startUpload, wrapFile } from '@/platform/network/fileUpload'
import type { HostFile } from '@/platform/network/fileUploadPort'
import { callBudget } from '../delivery/budget'
import { ApiError } from '../errors'
import { type Attempt, addressOf, headersOf, signedFieldsOf } from './attempt'
import { exchange, hostRequest } from './hostRequest'
import { multipartAround } from './multipart'
import type { RawAnswer } from './parseAnswer'
import { receive } from './receive'

/**
 * Sends a file with its fields in one attempt and answers the data: with `body: 'upload'` the host makes the form, with
 * `body: 'stream'` it is one POST with a boundary of our own.
 */
export const sendFile = (attempt: Attempt, file: HostFile): Promise<unknown> =>
  receive(attempt, () => (attempt.endpoint.body === 'stream' ? sendStream : sendForm)(attempt, file))

const sendForm = (attempt: Attempt, file: HostFile): Promise<RawAnswer> =>
  exchange(attempt.traceId, attempt.budget, () =>
    startUpload({
      url: addressOf(attempt),
      headers: headersOf(attempt),
      fields: { ...signedFieldsOf(attempt) },
      file,
      timeout: callBudget,
    }),
  )

async function sendStream(attempt: Attempt, file: HostFile): Promise<RawAnswer> {
  const { traceId, budget } = attempt
  const boundary = `xbt${randomDigits(32)}`
  const { head, tail } = multipartAround(boundary, { ...signedFieldsOf(attempt) }, file.path)
  const headers = { ...headersOf(attempt), 'content-type': `multipart/form-data; boundary=${boundary}` }
  const body = await wrapFile(head, file, tail).catch(() => {
    // The host has deleted its temporary file.
    throw new ApiError({ kind: 'malformed', traceId })
  })
  return hostRequest({ url: addressOf(attempt), method: 'POST', headers, body, traceId }, budget)
}
