import { noteSent } from '@tests/fixtures/sentCalls'

/** A host whose network answers when the test says so. Use: `jest.mock('@tarojs/taro', () => require('./fakeHost').taroModule)`. */

interface HostOptions {
  url: string
  method?: string
  data?: unknown
  header?: Record<string, string>
  timeout?: number
  signal?: AbortSignal
  [name: string]: unknown
}

/** One call that reached the host. */
export interface SentCall extends HostOptions {
  api: 'request' | 'uploadFile' | 'downloadFile'
  isStopped: boolean
  /** Answers with HTTP 200 and this JSON, or with the text as it is. */
  answer(body: unknown, statusCode?: number): Promise<void>
  /** Rejects as the host would. */
  fail(error?: object): Promise<void>
  /** The whole result, as the host would give it. */
  settle(result: object): Promise<void>
}

export const sent: SentCall[] = []
export const stored = new Map<string, unknown>()

/** Lets every promise that can settle do so, with real and with fake timers. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 40; turn++) await Promise.resolve()
}

/** Ends every call that a test left open, so that all slots are free for the next test. */
export async function endAll(): Promise<void> {
  await settled()
  for (let index = 0; index < sent.length; index++) await sent[index]?.answer('')
  sent.length = 0
}

function start(api: SentCall['api'], options: HostOptions) {
  let finish: (result: object) => void = () => undefined
  let refuse: (error: unknown) => void = () => undefined
  const answer = new Promise<object>((resolve, reject) => {
    finish = resolve
    refuse = reject
  })
  const call: SentCall = {
    ...options,
    api,
    isStopped: false,
    answer: (body, statusCode = 200) =>
      call.settle({ statusCode, data: typeof body === 'string' ? body : JSON.stringify(body) }),
    fail: (error = { errMsg: `${api}:fail` }) => {
      refuse(error)
      return settled()
    },
    settle: (result) => {
      finish(result)
      return settled()
    },
  }
  options.signal?.addEventListener('abort', () => {
    call.isStopped = true
    refuse(new Error('aborted'))
  })
  sent.push(call)
  noteSent(options.url)
  const abort = () => {
    call.isStopped = true
  }
  return Object.assign(answer, { abort })
}

const host = {
  request: (options: HostOptions) => start('request', options),
  uploadFile: (options: HostOptions) => start('uploadFile', options),
  downloadFile: (options: HostOptions) => start('downloadFile', options),
  getStorageSync: (key: string) => (stored.has(key) ? stored.get(key) : ''),
  setStorageSync: (key: string, value: unknown) => void stored.set(key, value),
  removeStorageSync: (key: string) => void stored.delete(key),
  getSystemInfoSync: () => ({
    language: 'zh_CN',
    platform: 'android',
    system: 'Android 14',
    brand: 'Brand',
    model: 'One',
    version: '8.0',
  }),
}

export const taroModule = { __esModule: true, default: host }

/** The data that a signed call carried, or the fields of a picture's form. */
export function argsOf(call: SentCall | undefined): unknown {
  const { data } = call ?? {}
  const { args } = (data instanceof FormData ? Object.fromEntries(data) : (data ?? {})) as { args?: string }
  return JSON.parse(args ?? 'null')
}

export const ok = (data: unknown = {}) => ({ code: '000000', message: '', data })
export const refusal = (code: string, message = '') => ({ code, message })
export const notSignedIn = refusal('300000', 'not signed in')
