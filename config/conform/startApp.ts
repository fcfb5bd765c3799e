import path from 'node:path'
import type { Callable } from '../../src/contract/endpoint'
import type { FamilyFacts } from '../../src/contract/families'
import type { ApiErrorKind } from '../../src/request/errors'
import { compiledApp } from '../compiledApp'
import type { Environment } from '../environment'
import type { App } from './appEntry'
import { type Alteration, type Exchange, Transport } from './transport'

/** How a call failed in the app. */
export interface Failure {
  kind: ApiErrorKind
  code: string
  /** The text that the app shows. */
  shown: string
}

/** One call, and what became of it in the app. */
export interface Sent {
  exchanges: readonly Exchange[]
  /** What the app's caller gets; absent after a failure. */
  value?: unknown
  failure?: Failure
}

/** How one call is sent. */
export interface Sending extends Alteration {
  /** Token of the customer; a visitor has none. */
  token?: string
  requestId?: string
}

/** The app's own way to a server. */
export interface AppClient {
  /** Sends one call after the other, as the app does. */
  send(endpoint: Callable<object, unknown>, data: object, sending?: Sending): Promise<Sent>
  /** The data of an answer as the app reads it before it looks at its fields; undefined where it is empty or no success. */
  dataOf(endpoint: Callable<object, unknown>, exchange: Exchange): unknown
  /** A new id of a money intent. */
  requestId(): string
  supplier: App['supplier']
}

interface Surroundings {
  taro: object
  host: object
  window: object
  hosts: Environment['hosts']
}

const host = {
  channel: () => 'APP',
  source: () => 'APP',
  terminalType: () => 'WEB',
  os: () => 'ANDROID',
  ua: () => 'conform/1.0',
  origin: () => '',
}

const compilation = {
  entry: path.join(__dirname, 'appEntry.ts'),
  platform: 'h5',
  replaced: [
    [/^@tarojs\/taro$/, '{ __esModule: true, default: around.taro }'],
    [/\/platform\/host\/host$/, '{ hostFacts: around.host }'],
  ],
  constants: `
const { window } = around, self = window
const APP_ENV = 'test', APP_VERSION = '0.0.0', APP_LINK_HOSTS = [], APP_WEB_VIEW_HOSTS = [], APP_HOSTS = around.hosts
`,
} as const

let compiled: Promise<(around: Surroundings) => { app: App }> | undefined

/** Compiles the app's request layer, once, and starts it for a server with these addresses and prefixes of families. */
export async function startApp(
  hosts: Environment['hosts'],
  prefixes: Readonly<Record<string, string>>,
): Promise<AppClient> {
  compiled ??= compiledApp<{ app: App }, Surroundings>(compilation)
  const transport = new Transport()
  const start = await compiled
  const { app } = start({ taro: { request: transport.request }, host, window: globalThis, hosts })
  const families: Record<string, FamilyFacts> = app.families
  for (const [name, prefix] of Object.entries(prefixes)) {
    const facts = families[name]
    if (facts) families[name] = { ...facts, prefix }
  }
  return {
    supplier: app.supplier,
    requestId: app.makeRequestId,
    async send(endpoint, data, { token, requestId, ...alteration } = {}) {
      transport.exchanges = []
      transport.alteration = alteration
      const { exchanges } = transport
      try {
        const value = await app.call(endpoint, data, { toast: false, token, requestId })
        return { exchanges, value }
      } catch (error) {
        return { exchanges, failure: failureOf(error, app.explain) }
      }
    },
    dataOf(endpoint, { answer }) {
      if (!answer) return undefined
      const { answer: shape } = app.families[endpoint.family]
      try {
        return app.withoutNull(app.parseAnswer(answer, { shape, appVariant: false, traceId: '' }))
      } catch (error) {
        failureOf(error, app.explain)
        return undefined
      }
    },
  }
}

/** The app's own error as a value; any other is a mistake of this program and is thrown on. */
function failureOf(error: unknown, explain: App['explain']): Failure {
  // The class is the compiled app's own, so that its name tells it here.
  const failed = error as { name?: string; kind: ApiErrorKind; code: string; message: string }
  if (failed.name !== 'ApiError') throw error
  return { kind: failed.kind, code: failed.code, shown: explain(failed) }
}
