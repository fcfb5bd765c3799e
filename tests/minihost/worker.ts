/// <reference lib="dom" />
import fs from 'node:fs'
import path from 'node:path'
import { parentPort } from 'node:worker_threads'
import { type DOMWindow, JSDOM, VirtualConsole } from 'jsdom'
import { pack } from '../../sandbox/devtools/hosts/pack'
import type { Bridge, HostOptions, Platform, Problem } from '../../sandbox/devtools/hosts/protocol'
import type { AnyDriver, FromWorker, ToWorker } from './workerMessages'

/** A worker without an app ends itself after this many milliseconds. */
const IDLE_LIFE = 3000

interface App {
  window: DOMWindow
  driver: AnyDriver
}

const port = parentPort
if (!port) throw new Error('this file runs as a worker')
const send = (message: FromWorker): void => port.postMessage(message)

const questions = new Map<number, (answer: { value?: unknown; error?: string }) => void>()
let lastQuestion = 0
let app: App | undefined
let ending: NodeJS.Timeout | undefined

/** Sends a request to the test's side; the answer is a message. */
const bridge: Bridge = (name, args) => {
  lastQuestion += 1
  const question = lastQuestion
  return new Promise((resolve, reject) => {
    questions.set(question, ({ value, error }) => (error === undefined ? resolve(value) : reject(new Error(error))))
    send({ type: 'ask', question, name, args: JSON.parse(JSON.stringify(args)) as unknown[] })
  })
}

const report = (kind: Problem['kind'], cause: unknown): void => {
  const error = cause as { message?: string; errMsg?: string; errorMessage?: string; stack?: string } | undefined
  const message = String(error?.message ?? error?.errMsg ?? error?.errorMessage ?? JSON.stringify(cause))
  app?.driver.report(kind, { message, stack: error?.stack })
}
// A device shows these as errors of the app; this thread runs only the app, so all of them are the app's.
process.on('unhandledRejection', (reason) => report('unhandled rejection', reason))
process.on('uncaughtException', (error) => report('error', error))

const packed = new Map<string, { stamp: string; json: string }>()

/** Names and times of all files in a folder: another text after each change. */
const stampOf = (dir: string): string =>
  fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((name) => `${name} ${fs.statSync(path.join(dir, name)).mtimeMs}`)
    .join()

/** A built package as JSON; packing takes much longer than looking whether the folder has changed. */
function packageIn({ dir, platform }: { dir: string; platform: Platform }): string {
  const stamp = stampOf(dir)
  const known = packed.get(dir)
  if (known?.stamp === stamp) return known.json
  const json = JSON.stringify(pack(dir, platform))
  packed.set(dir, { stamp, json })
  return json
}

function open(message: Extract<ToWorker, { type: 'open' }>): void {
  const virtualConsole = new VirtualConsole()
  virtualConsole.on('jsdomError', (error: Error & { type?: string; detail?: unknown }) => {
    // Other errors come from features that jsdom lacks, such as pictures and style sheets that it does not load.
    if (error.type === 'unhandled exception') report('error', error.detail ?? error)
  })
  const dom = new JSDOM('<!doctype html><html><head></head><body></body></html>', {
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    url: 'https://mini.local/',
    virtualConsole,
  })
  const { window } = dom
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener: () => undefined, addListener: () => undefined }),
    IntersectionObserver: class {
      observe = (): undefined => undefined
      unobserve = (): undefined => undefined
      disconnect = (): undefined => undefined
    },
  })
  window.eval(fs.readFileSync(message.windowBundle, 'utf8'))
  // The data must belong to the window's realm: libraries test `constructor === Object`.
  const own: HostOptions = {
    ...window.JSON.parse(JSON.stringify(message.options)),
    pkg: window.JSON.parse(packageIn(message)),
  }
  const isOpen = () => app?.window === window
  // What still runs of a closed app hears nothing more. Its questions are not the next app's, nor are the errors of their answers.
  const ownBridge: Bridge = async (name, args) => {
    if (!isOpen()) return new Promise(() => undefined)
    const answer = await bridge(name, args).catch((error: unknown) => {
      if (isOpen()) throw error
    })
    if (!isOpen()) return new Promise(() => undefined)
    return answer === undefined ? undefined : window.JSON.parse(JSON.stringify(answer))
  }
  app = { window, driver: (window as unknown as Window).createMiniHost(own, ownBridge) as unknown as AnyDriver }
}

async function run(message: Exclude<ToWorker, { type: 'answer' }>): Promise<unknown> {
  clearTimeout(ending)
  if (message.type === 'open') {
    open(message)
    return Object.keys(app?.driver ?? {})
  }
  if (message.type === 'close') {
    app?.window.close()
    app = undefined
    ending = setTimeout(() => process.exit(), IDLE_LIFE)
    return undefined
  }
  if (!app) throw new Error('no mini-program is open')
  const method = app.driver[message.method]
  if (!method) throw new Error(`the driver has no ${message.method}`)
  const value = await method(...message.args)
  return value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown)
}

port.on('message', (message: ToWorker) => {
  if (message.type === 'answer') {
    questions.get(message.question)?.(message)
    questions.delete(message.question)
    return
  }
  const { call } = message
  run(message).then(
    (value) => send({ type: 'done', call, value }),
    (error: unknown) => send({ type: 'done', call, error: String((error as Error | undefined)?.message ?? error) }),
  )
})
