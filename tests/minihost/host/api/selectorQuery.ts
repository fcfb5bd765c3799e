import type { HostApi } from './hostApi'

type Method = (...args: unknown[]) => unknown
type Methods = Record<string, Method>

/**
 * `createSelectorQuery`: sizes and positions of elements of the page in front. As on a device, a selector matches only within the page's
 * own template, and the answer is asynchronous.
 */
export function addSelectorQuery(host: HostApi): void {
  const { machine } = host
  host.put('createSelectorQuery', () => {
    machine.recorder.call('createSelectorQuery', []).ok = true
    const instance = machine.pages.top?.instance as Methods | undefined
    const query = instance?.createSelectorQuery?.() as Methods | undefined
    return query && host.isAlipay ? alipayQuery(query) : query
  })
}

/** Alipay's query has no `in`, `fields` or `context`, and passes its results only to the callback of `exec`. */
function alipayQuery(query: Methods): Methods {
  const restricted: Methods = {}
  for (const finder of ['select', 'selectAll', 'selectViewport']) {
    restricted[finder] = (selector) => {
      const nodes = query[finder]?.(selector) as Methods
      const ask = (field: string) => () => {
        nodes[field]?.()
        return restricted
      }
      return { boundingClientRect: ask('boundingClientRect'), scrollOffset: ask('scrollOffset') }
    }
  }
  restricted.exec = (done) => query.exec?.(done)
  return restricted
}
