import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { bundle, hostProgram } from '../../sandbox/devtools/hosts/bundle'
import type { Bridge, HostOptions, Platform } from '../../sandbox/devtools/hosts/protocol'
import type { FromWorker, ToWorker } from './workerMessages'

/** The interface of a window's driver, wherever it runs. */
export interface RemoteDriver {
  /** Names of the driver's methods. */
  methods: string[]
  call(method: string, args: unknown[]): Promise<unknown>
  close(): Promise<void>
}

/** Data that a driver needs to start. */
export interface RemoteOptions {
  dir: string
  platform: Platform
  options: Omit<HostOptions, 'pkg'>
  bridge: Bridge
  /** Address that replaces the compiled-in sandbox address for pictures, where a window loads any. */
  baseUrl?: string
}

type Settle = { resolve(value: unknown): void; reject(error: Error): void }

/** A worker thread with one jsdom window; the next app of the same test file uses it again. */
class JsdomWorker {
  bridge: Bridge | undefined
  ended = false
  private readonly calls = new Map<number, Settle>()
  private lastCall = 0

  constructor(private readonly worker: Worker) {
    worker.on('message', (message: FromWorker) => this.receive(message))
    worker.on('error', (error) => this.end(error))
    worker.on('exit', () => this.end(new Error('the worker of the mini-program ended')))
    worker.unref()
  }

  send(
    message:
      | Omit<Extract<ToWorker, { type: 'call' }>, 'call'>
      | Omit<Extract<ToWorker, { type: 'open' }>, 'call'>
      | { type: 'close' },
  ): Promise<unknown> {
    this.lastCall += 1
    const call = this.lastCall
    return new Promise((resolve, reject) => {
      if (this.ended) reject(new Error('the worker of the mini-program ended'))
      this.calls.set(call, { resolve, reject })
      // The process waits for a call in progress, but not for this worker otherwise.
      this.worker.ref()
      this.worker.postMessage({ ...message, call })
    })
  }

  private receive(message: FromWorker): void {
    if (message.type === 'ask') {
      const { question } = message
      const answer = this.bridge ? this.bridge(message.name, message.args) : Promise.resolve(undefined)
      answer.then(
        (value) => this.worker.postMessage({ type: 'answer', question, value } satisfies ToWorker),
        (error: unknown) =>
          this.worker.postMessage({
            type: 'answer',
            question,
            error: String((error as Error).message),
          } satisfies ToWorker),
      )
      return
    }
    const call = this.calls.get(message.call)
    this.calls.delete(message.call)
    if (this.calls.size === 0) this.worker.unref()
    if (message.error === undefined) call?.resolve(message.value)
    else call?.reject(new Error(message.error))
  }

  private end(error: Error): void {
    this.ended = true
    for (const call of this.calls.values()) call.reject(error)
    this.calls.clear()
  }
}

const idle: JsdomWorker[] = []

/** The program of the worker thread, which owns the jsdom window. */
const workerProgram = (): string =>
  bundle({
    name: 'worker.cjs',
    entry: path.join(__dirname, 'worker.ts'),
    folders: [__dirname, path.resolve(__dirname, '../../sandbox/devtools/hosts')],
    options: { format: 'cjs', platform: 'node', packages: 'external' },
  })

/** Runs a mini-program in jsdom, in a separate thread: its errors and rejections do not reach the test runner. */
export async function openInJsdom({ dir, platform, options, bridge }: RemoteOptions): Promise<RemoteDriver> {
  const program = workerProgram()
  const waiting = idle.pop()
  let worker = waiting && !waiting.ended ? waiting : new JsdomWorker(new Worker(program))
  const open = { type: 'open', dir, platform, options, windowBundle: hostProgram() } as const
  worker.bridge = bridge
  let methods: unknown
  try {
    methods = await worker.send(open)
  } catch (error) {
    // An idle worker may end at the moment when it is requested; a new one then opens the app.
    if (worker !== waiting || !worker.ended) throw error
    worker = new JsdomWorker(new Worker(program))
    worker.bridge = bridge
    methods = await worker.send(open)
  }
  return {
    methods: methods as string[],
    call: (method, args) => worker.send({ type: 'call', method, args }),
    close: async () => {
      await worker.send({ type: 'close' })
      worker.bridge = undefined
      idle.push(worker)
    },
  }
}
