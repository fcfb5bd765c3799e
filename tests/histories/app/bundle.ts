import { fileURLToPath } from 'node:url'
import { compiledApp } from '../../../config/compiledApp'
import type { App } from './entry'

/** What a start of the app finds around itself: its host, its clock and its storage. Nothing of it is shared with another start. */
export interface Surroundings {
  taro: object
  host: object
  pay: object
  sessionStorage: object
  setTimeout: (run: () => void, ms?: number) => number
  clearTimeout: (timer: number | undefined) => void
  Date: DateConstructor
  Math: Math
}

const replaced: readonly [RegExp, string][] = [
  [/^@tarojs\/taro$/, '{ __esModule: true, default: around.taro }'],
  [/\/platform\/host\/host$|^\.\/host$/, '{ hostFacts: around.host }'],
  [/\/platform\/pay\/pay$|^\.\/pay$/, '{ pay: around.pay }'],
  [/\/platform\/storage\/sessionStorage$|^\.\/sessionStorage$/, '{ launchStorage: around.sessionStorage }'],
]

const constants = `
const { setTimeout, clearTimeout, Date, Math } = around
const setInterval = () => { throw new Error('the app sets no intervals') }
const APP_ENV = 'test', APP_VERSION = '0.0.0', APP_LINK_HOSTS = [], APP_WEB_VIEW_HOSTS = [], APP_CONTACT = ''
const APP_HOSTS = new Proxy({}, { get: (_, key) => (key === 'cashierGateway' || key === 'publicKey' ? '' : 'http://sandbox') })
`

/** Compiles the app's logic once; every call of the answer starts it anew, with memory of its own. */
export async function compileApp(): Promise<(around: Surroundings) => App> {
  const entry = fileURLToPath(new URL('./entry.ts', import.meta.url))
  const start = await compiledApp<{ app: App }, Surroundings>({ entry, replaced, constants })
  return (around) => start(around).app
}
