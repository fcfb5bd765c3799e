import type { Clock } from '../clock'
import { clone } from '../recorder'
import type { HostApi } from './hostApi'

type Take = (message: unknown) => void

/**
 * Alipay's Worker: one script of the package that app.json names, with the language's globals, `worker` and `crypto`, and without `my`. Its
 * `crypto` is undocumented, but the IDE and iOS have it (src/platform/host/random.alipay.ts).
 */
export function addWorkers(host: HostApi): void {
  if (!host.isAlipay) return
  const { pkg, clock } = host.machine
  host.put('createWorker', (path: string) => {
    const source = pkg.js[path]
    const isNamed = Array.isArray(pkg.app.workers) && pkg.app.workers.includes(path)
    if (source === undefined || !isNamed) return undefined
    const [outside, inside] = pair(clock)
    const hidden = { my: undefined, window: undefined, document: undefined, self: undefined, globalThis: undefined }
    const names = { ...hidden, worker: inside, crypto: window.crypto }
    new Function(...Object.keys(names), source)(...Object.values(names))
    return outside
  })
}

/** Two ends of a message channel: a message posted at one end arrives at the other later, as plain data. */
function pair(clock: Clock): [object, object] {
  const listeners: [Take[], Take[]] = [[], []]
  const end = (mine: 0 | 1, its: 0 | 1) => ({
    onMessage: (take: Take) => void listeners[mine].push(take),
    postMessage: (message: unknown) => {
      const data = clone(message)
      clock.after(0, () => {
        for (const take of listeners[its]) take(data)
      })
    },
    terminate: () => {
      listeners[0] = []
      listeners[1] = []
    },
  })
  return [end(0, 1), end(1, 0)]
}
