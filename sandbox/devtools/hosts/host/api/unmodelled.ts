import type { HostApi } from './hostApi'

type Query = (...args: unknown[]) => unknown
const noop = (): undefined => undefined

/** Objects with methods, and every other name of the platform: calls succeed without an effect, and are noted. */
export function addUnmodelled(host: HostApi, known: ReadonlySet<string>): void {
  const { machine } = host
  const pageCall = (name: string, ...args: unknown[]): unknown => {
    const instance = machine.pages.top?.instance
    return (instance?.[name] as Query | undefined)?.apply(instance, args)
  }
  host.put('createIntersectionObserver', (component?: Record<string, Query>, options?: unknown) => {
    return component?.createIntersectionObserver?.(options) ?? pageCall('createIntersectionObserver', options)
  })
  const logger = { debug: noop, info: noop, log: noop, warn: noop, error: noop, setFilterMsg: noop, addFilterMsg: noop }
  host.put('getLogManager', () => logger)
  host.put('getRealtimeLogManager', () => logger)
  host.put('reportAnalytics', noop)
  host.put('reportEvent', noop)
  host.put('reportMonitor', noop)
  host.put('getExtConfigSync', () => ({}))

  for (const name of known) {
    if (name in host.object) continue
    if (/^(create|get.*(Manager|Context|Performance)$)/.test(name)) host.put(name, () => anyObject(host, name))
    else if (name.endsWith('Sync')) host.sync(name, () => noted(host, name, {}))
    else host.async(name, () => noted(host, name, {}))
  }
}

/** An object on which every method can be called and chained. */
function anyObject(host: HostApi, name: string): object {
  noted(host, name, undefined)
  const proxy: object = new Proxy({}, { get: (_target, key) => (key === 'then' ? undefined : () => proxy) })
  return proxy
}

function noted<T>(host: HostApi, name: string, answer: T): T {
  host.machine.recorder.note('unmodelled host call', `${host.machine.pkg.namespace}.${name}`)
  return answer
}
