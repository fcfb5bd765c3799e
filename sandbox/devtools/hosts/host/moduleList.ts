import type { Timeline } from './timeline'

type Module = (this: unknown, ...args: unknown[]) => unknown
type Chunk = [ids: unknown, modules: Record<string, Module>, ...rest: unknown[]]

/**
 * `webpackJsonp`, the list on which the files of a build put their modules. A module of it is recorded when it is evaluated, which is when it
 * is required for the first time. Webpack's runtime replaces `push`, so the replacement gets recorded modules too.
 */
export function recordedModules(timeline: Timeline): Chunk[] {
  const list: Chunk[] = []
  let push = (chunk: Chunk): unknown => Array.prototype.push.call(list, chunk)
  Object.defineProperty(list, 'push', {
    get: () => {
      // The runtime keeps the function that it replaces, and calls it from its own.
      const current = push
      return ([ids, modules, ...rest]: Chunk) => current([ids, recorded(timeline, modules), ...rest])
    },
    set: (replacement: typeof push) => {
      push = replacement
    },
  })
  return list
}

function recorded(timeline: Timeline, modules: Record<string, Module>): Record<string, Module> {
  const file = timeline.running
  const entries = Object.entries(modules).map(([id, module]): [string, Module] => [
    id,
    function (this: unknown, ...args) {
      return timeline.module(id, file, String(module), () => module.apply(this, args))
    },
  ])
  return Object.fromEntries(entries)
}
