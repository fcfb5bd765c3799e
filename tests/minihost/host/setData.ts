import type { Fields } from '../protocol'
import type { Machine } from './machine'

interface Instance extends Fields {
  is?: string
  data?: Fields
  setData?: (data: Fields, done?: () => void) => void
  $spliceData?: (data: Record<string, [number, number, ...unknown[]]>, done?: () => void) => void
  $batchedUpdates?: (run: () => void) => void
  hostPropertyNames?: string[]
  hostOwnChanges?: number
  /** Set by the first setData of a page: before it the page is blank. */
  hostPainted?: boolean
}

/**
 * Wraps an instance's setData with the bridge: the data is transferred as JSON (functions and undefined are lost, as on a device), its size
 * is recorded, and every node in it must have a template.
 */
export function instrument(machine: Machine, target: Fields, isPage: boolean): void {
  const instance = target as Instance
  const native = instance.setData as (data: Fields, done?: () => void) => void
  const setData = (data: Fields, done?: () => void): void => {
    for (const [key, value] of Object.entries(data)) {
      if (value === undefined) machine.recorder.problem('setData', new Error(`setData of undefined: ${key}`))
    }
    const json = JSON.stringify(data)
    machine.recorder.setData(isPage ? 'page' : String(instance.is), Object.keys(data), json)
    requireTemplates(machine, data)
    if (isPage) instance.hostPainted = true
    const names = instance.hostPropertyNames
    if (names && Object.keys(data).some((key) => names.includes(key.split('.')[0] ?? ''))) {
      instance.hostOwnChanges = (instance.hostOwnChanges ?? 0) + 1
    }
    machine.timeline.run('setData', () => native.call(instance, JSON.parse(json) as Fields, done))
    machine.timeline.draw(json)
    machine.countNodes()
  }
  instance.setData = setData
  if (machine.pkg.platform === 'alipay') {
    instance.$batchedUpdates = (run) => run()
    instance.$spliceData = (changes, done) => {
      const data = Object.entries(changes).map(([path, [start, count, ...items]]) => {
        const list = [...((valueAt(instance.data ?? {}, path) ?? []) as unknown[])]
        list.splice(start, count, ...items)
        return [path, list]
      })
      setData(Object.fromEntries(data) as Fields, done)
    }
  }
}

function valueAt(data: Fields, path: string): unknown {
  const steps = path.replace(/\[(\d+)\]/g, '.$1').split('.')
  return steps.reduce<unknown>((value, step) => (value as Fields | undefined)?.[step], data)
}

/** A node without a template draws nothing, and devices do not report it: every `nn` in the data must name one. */
function requireTemplates(machine: Machine, value: unknown): void {
  if (!value || typeof value !== 'object') return
  const name = (value as Fields).nn
  if (typeof name === 'string' && !machine.hasTemplate(name)) {
    machine.recorder.problem('template', new Error(`no template for node "${name}": it draws nothing`))
  }
  for (const child of Object.values(value)) requireTemplates(machine, child)
}
