import { base64Of, bytesOf } from '../../base64'
import type { Fields, WireFailure, WireResponse } from '../../protocol'
import { clone } from '../recorder'
import { type HostApi, HostFailure, type Options, type Task } from './hostApi'
import { Turns } from './turns'

/** Timeout of a host when the app sets none; Alipay's is the shortest. Milliseconds. */
const DEFAULT_TIMEOUT = { weapp: 60_000, tt: 60_000, alipay: 30_000 }
const ALIPAY_CODES: Record<WireFailure['failure'], number> = { network: 12, timeout: 13, abort: 9, noFile: 11 }

/** Network calls: real HTTP, made on the Node side, so that no rules of a browser (CORS, cookies) apply. */
export function addNetwork(host: HostApi): void {
  const { machine } = host
  let lastId = 0
  const turns = new Turns(machine.clock)
  const defaultTimeout = DEFAULT_TIMEOUT[machine.pkg.platform]

  const send = async (kind: 'request' | 'upload', wire: Fields, task: Task): Promise<WireResponse> => {
    lastId += 1
    const id = lastId
    Object.assign(task, {
      abort: () => void machine.bridge('abort', [id]),
      onHeadersReceived: () => undefined,
      offHeadersReceived: () => undefined,
      onProgressUpdate: () => undefined,
      offProgressUpdate: () => undefined,
    })
    const answer = (await machine.bridge(kind, [{ id, ...wire }])) as WireResponse | WireFailure
    await turns.next()
    if ('failure' in answer) throw new HostFailure(answer.message, ALIPAY_CODES[answer.failure])
    return answer
  }

  const request = async (options: Options, task: Task): Promise<object> => {
    const chunked: ((chunk: { data: ArrayBuffer }) => void)[] = []
    if (options.enableChunked)
      task.onChunkReceived = (listener: (chunk: { data: ArrayBuffer }) => void) => chunked.push(listener)
    const binary =
      options.responseType === 'arraybuffer' || options.dataType === 'arraybuffer' || options.enableChunked === true
    const answer = await send(
      'request',
      {
        url: String(options.url),
        method: String(options.method ?? 'GET').toUpperCase(),
        headers: clone(options.header ?? options.headers ?? {}),
        ...bodyOf(options.data),
        timeout: Number(options.timeout ?? defaultTimeout),
        binary,
      },
      task,
    )
    if (options.enableChunked) for (const listener of chunked) listener({ data: bytesOf(answer.body).buffer })
    const data = binary ? bytesOf(answer.body).buffer : parseBody(host, options, answer.body)
    if (!host.isAlipay) return { statusCode: answer.status, data, header: answer.headers, cookies: [] }
    const result = { status: answer.status, data, headers: answer.headers }
    if (answer.status >= 400) throw new HostFailure('http status error', 19, result)
    return result
  }
  host.async('request', request)
  host.async('httpRequest', request)

  host.async('uploadFile', async (options, task) => {
    const answer = await send(
      'upload',
      {
        url: String(options.url),
        headers: clone(options.header ?? options.headers ?? {}),
        fieldName: String(options.name ?? options.fileName ?? 'file'),
        filePath: String(options.filePath),
        formData: clone(options.formData ?? {}),
        timeout: Number(options.timeout ?? defaultTimeout),
      },
      task,
    )
    return { statusCode: answer.status, data: answer.body, ...(host.isAlipay && { header: answer.headers }) }
  })
  host.async('downloadFile', async (options, task) => {
    const url = String(options.url)
    const answer = await send(
      'request',
      { url, method: 'GET', headers: {}, timeout: defaultTimeout, binary: true },
      task,
    )
    const path = (await machine.bridge('keepFile', [answer.body])) as string
    return { statusCode: answer.status, tempFilePath: path, apFilePath: path }
  })
}

/** Hosts parse JSON when they can; Alipay fails the call when it cannot. */
function parseBody(host: HostApi, options: Options, body: string): unknown {
  if ((options.dataType ?? 'json') !== 'json') return body
  try {
    return JSON.parse(body) as unknown
  } catch {
    if (host.isAlipay && body) throw new HostFailure('JSON parse data error', 14)
    return body
  }
}

/** A body as the bridge transfers it: bytes unchanged, anything else as JSON. */
function bodyOf(data: unknown): { data?: unknown; bytes?: string } {
  if (!(data instanceof ArrayBuffer)) return { data: clone(data) }
  return { bytes: base64Of(new Uint8Array(data)) }
}
