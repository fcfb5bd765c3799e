import { createHash, randomInt } from 'node:crypto'
import { type Endpoint, filledPath, type RequestOf, type ResponseOf } from '@/contract/endpoint'
import { type FamilyFacts, families } from '@/contract/families'
import { encryptedParts } from './apiVipClient'

/** What may be said about one call. */
export interface CallOptions {
  token?: string
  requestId?: string
  lang?: 'zh-CN' | 'en'
  /** Host of a mini-program; none for H5 and app. */
  miniHost?: 'weapp' | 'alipay' | 'tt'
  /** As the native app calls: token in the headers, numeric code in the answer. */
  appVariant?: boolean
  headers?: Record<string, string>
  signal?: AbortSignal
  /** What an apiVip call carries beside its data. */
  supplier?: { rscToken?: string; rightsOrderNo?: string }
}

export interface WireAnswer<Res> {
  status: number
  headers: Headers
  body: unknown
  /** `000000` on success, whatever the family's shape. */
  code: string
  message: string
  /** Data of a success. */
  data: Res
}

export interface InboxMessage {
  mobile: string
  code: string
  text: string
  scene: string
}

const ua = 'test/1.0'
const digits = (length: number) => Array.from({ length }, () => randomInt(10)).join('')

/** A request id that no call used before. */
export const newRequestId = (): string => digits(28)

const channels = { weapp: 'APPLET', alipay: 'APPLET', tt: 'DOUYIN' } as const

/** Headers that every call of this family carries. */
export function wireHeaders(facts: FamilyFacts, options: CallOptions = {}): Record<string, string> {
  const channel = options.miniHost ? channels[options.miniHost] : 'APP'
  return {
    'app-name': 'xbt-wallet',
    channel,
    'source-type': 'wap',
    'utm-source': 'test',
    'inner-app': 'xbt',
    'device-id': '',
    os: 'ANDROID',
    'accept-language': options.lang ?? 'zh-CN',
    'trace-id': digits(20),
    requestId: options.requestId ?? newRequestId(),
    ...(options.miniHost ? { 'mini-host': options.miniHost } : {}),
    ...(facts.membership
      ? {
          bizTraceContext: JSON.stringify({ cnlNo: channel, cnlPdCode: 'APP001000007', cnlEvCode: 'VP00100016' }),
          bizChannel: 'APP',
        }
      : {}),
    ...(facts.cashier ? { App: 'xbt' } : {}),
    ...(options.appVariant ? { 'jwt-token': options.token ?? '', token: options.token ?? '' } : {}),
    ...options.headers,
  }
}

/** The signed body of a call. */
export function signedFields(path: string, data: object, token?: string): Record<string, string> {
  const args = JSON.stringify(data)
  const sign = createHash('md5').update(`args=${args}&ua=${ua}&url=${path}`).digest('hex')
  return { ua, args, sign, url: path, ...(token ? { mToken: token } : {}) }
}

/** Makes one call and reads its answer by the shape of its family. */
export async function wireCall<E extends Endpoint<object, unknown>>(
  url: string,
  endpoint: E,
  data: RequestOf<E>,
  options: CallOptions = {},
): Promise<WireAnswer<ResponseOf<E>>> {
  const facts = families[endpoint.family]
  const headers = wireHeaders(facts, options)
  const path = filledPath(endpoint.path, data as object)
  const address = `${url}${facts.prefix}${path}`
  const token = options.appVariant ? undefined : options.token
  const wire = await encoded(url, { ...endpoint, path }, { ...(data as object), ...options.supplier }, token, headers)
  const isGet = endpoint.method === 'GET'
  const query = isGet ? `?${new URLSearchParams(wire.fields as Record<string, string>)}` : ''
  const answer = await fetch(address + query, {
    method: isGet ? 'GET' : 'POST',
    headers: { ...headers, ...wire.headers, ...(isGet ? {} : { 'content-type': 'application/json' }) },
    ...(isGet ? {} : { body: JSON.stringify(wire.fields) }),
    signal: options.signal,
  })
  return read<ResponseOf<E>>(answer, await answer.json())
}

async function encoded(
  url: string,
  endpoint: Endpoint<object, unknown>,
  data: object,
  token: string | undefined,
  headers: Record<string, string>,
): Promise<{ fields: object; headers: Record<string, string> }> {
  const { encoding } = families[endpoint.family]
  if (encoding === 'plain') return { fields: data, headers: token ? { Token: token } : {} }
  if (encoding === 'signed' && endpoint.method === 'GET') {
    return { fields: signedFields(endpoint.path, data), headers: token ? { token } : {} }
  }
  if (encoding === 'signed') return { fields: signedFields(endpoint.path, data, token), headers: {} }
  const publicKey = await (await fetch(`${url}/sandbox/public-key`)).text()
  const parts = encryptedParts(publicKey, { ...data, mToken: token ?? '' }, endpoint.path, headers.requestId ?? '')
  return { fields: { data: parts.data }, headers: { 'encrypt-key': parts.encryptKey, sign: parts.sign } }
}

function read<Res>({ status, headers }: Response, body: unknown): WireAnswer<Res> {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const ok = fields.code === '000000' || fields.code === 1 || fields.status === 1 || fields.suc === true
  const { pageInfo } = fields
  return {
    status,
    headers,
    body,
    code: ok ? '000000' : String(fields.code ?? ''),
    message: String(fields.message ?? ''),
    data: (fields.data ?? fields.response ?? (pageInfo ? { pageInfo } : undefined)) as Res,
  }
}

/** Messages sent to a number, newest first. */
export async function readInbox(url: string, mobile: string): Promise<InboxMessage[]> {
  const answer = await fetch(`${url}/sandbox/inbox.json?mobile=${mobile}`)
  return ((await answer.json()) as { messages: InboxMessage[] }).messages
}
