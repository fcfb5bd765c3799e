import Taro from '@tarojs/taro'
import type { RandomPort } from './ports'

/** The script is `randomWorker.js`; the build puts it here, and `app.config.ts` names it. */
const script = 'workers/random.js'

/** How long a Worker that could not start sends no message before it counts as failed, in milliseconds. */
const patience = 5_000

interface RandomWorker {
  postMessage(message: { id: number; count: number }): void
  onMessage(take: (answer: { id?: unknown; bytes?: unknown }) => void): void
  terminate(): void
}

/** Taro supports `my.createWorker`, but its types lack this option, which iOS needs. */
const alipay = Taro as unknown as {
  createWorker?(path: string, options: { useExperimentalWorker: true }): RandomWorker | undefined
}

/** Alipay allows one Worker at a time, so all calls share one. */
let worker: RandomWorker | undefined
const waiting = new Map<number, (bytes: unknown) => void>()
let lastId = 0

/**
 * Random bytes from a Worker: `my` has none, and `crypto.getRandomValues` was found only there, in the IDE and on iOS (base library 2.10;
 * https://github.com/aiao-io/rxdb, US-211). Alipay documents Workers from base library 1.11 on for companies' apps
 * (https://opendocs.alipay.com/mini/api/worker), but not that call: if either is missing it rejects, like every host without random bytes.
 */
export const randomBytes: RandomPort = async (count) => {
  worker ??= start()
  const asked = worker
  lastId += 1
  const id = lastId
  const bytes = await new Promise<unknown>((resolve) => {
    const timer = setTimeout(() => {
      asked.terminate()
      if (worker === asked) worker = undefined
      resolve(undefined)
    }, patience)
    waiting.set(id, (given) => {
      clearTimeout(timer)
      resolve(given)
    })
    asked.postMessage({ id, count })
  }).finally(() => waiting.delete(id))
  if (!Array.isArray(bytes)) throw new Error('this host gave no random bytes')
  return bytes
}

function start(): RandomWorker {
  const started = alipay.createWorker?.(script, { useExperimentalWorker: true })
  if (!started) throw new Error('this host gives no random bytes')
  started.onMessage(({ id, bytes }) => waiting.get(Number(id))?.(bytes))
  return started
}
