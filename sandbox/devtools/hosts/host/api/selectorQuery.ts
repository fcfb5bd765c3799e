import { canvasNode } from './canvas'
import type { HostApi } from './hostApi'

type Method = (...args: unknown[]) => unknown
type Methods = Record<string, Method>

const FINDERS = ['select', 'selectAll', 'selectViewport']

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
    if (!query) return undefined
    const whole = withNodes(host, query)
    return host.isAlipay ? alipayQuery(whole) : whole
  })
}

/** The framework's query, and `node`, which it lacks: it answers the canvas that a selector finds. */
function withNodes(host: HostApi, query: Methods): Methods {
  /** What is asked for a canvas, by its place among the answers. */
  const wanted = new Map<number, string>()
  let asked = 0
  const whole: Methods = {
    in: (component) => {
      query.in?.(component)
      return whole
    },
    exec: (done) => {
      query.exec?.((answers: unknown[]) => {
        const told = answers.map((answer, index) => {
          const selector = wanted.get(index)
          return selector === undefined ? answer : answer && { node: canvasNode(host, selector) }
        })
        if (typeof done === 'function') done(told)
      })
      return whole
    },
  }
  for (const finder of FINDERS) {
    whole[finder] = (selector) => {
      const nodes = query[finder]?.(selector) as Methods
      const ask =
        (field: string) =>
        (...args: unknown[]) => {
          asked += 1
          nodes[field]?.(...args)
          return whole
        }
      const fields = ['fields', 'boundingClientRect', 'scrollOffset', 'context']
      return {
        ...Object.fromEntries(fields.map((field) => [field, ask(field)])),
        node: () => {
          wanted.set(asked, String(selector))
          return ask('boundingClientRect')()
        },
      }
    }
  }
  return whole
}

/** Alipay's query has no `in`, `fields` or `context`, and passes its results only to the callback of `exec`. */
function alipayQuery(query: Methods): Methods {
  const restricted: Methods = {}
  for (const finder of FINDERS) {
    restricted[finder] = (selector) => {
      const nodes = query[finder]?.(selector) as Methods
      const ask = (field: string) => () => {
        nodes[field]?.()
        return restricted
      }
      return { boundingClientRect: ask('boundingClientRect'), scrollOffset: ask('scrollOffset'), node: ask('node') }
    }
  }
  restricted.exec = (done) => query.exec?.(done)
  return restricted
}
