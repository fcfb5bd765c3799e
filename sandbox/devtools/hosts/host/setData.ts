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
    for (const path of Object.keys(data)) requireAttribute(machine, instance.data ?? {}, data, path)
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
  const steps = path.split(/[.[\]]+/).filter(Boolean)
  return steps.reduce<unknown>((value, step) => (value as Fields | undefined)?.[step], data)
}

/**
 * A node without a template draws nothing, and a property without an attribute changes nothing; devices report neither. Every `nn` in the data
 * must name a template, and that template must read every field of the node.
 */
function requireTemplates(machine: Machine, value: unknown): void {
  if (!value || typeof value !== 'object') return
  const name = (value as Fields).nn
  if (typeof name === 'string') {
    if (!machine.hasTemplate(name))
      machine.recorder.problem('template', new Error(`no template for node "${name}": it draws nothing`))
    for (const field of Object.keys(value)) requireField(machine, name, field)
  }
  for (const child of Object.values(value)) requireTemplates(machine, child)
}

/** The same for an update of one field, `root.cn.[0].p1`. */
function requireAttribute(machine: Machine, drawn: Fields, update: Fields, path: string): void {
  const [, owner, field] = /^(.+)\.(\w+)$/.exec(path) ?? []
  // A property that is removed is reset, although the node may have another template without it from now on.
  if (!owner || !field || update[path] === '' || update[path] === false) return
  const name = update[`${owner}.nn`] ?? (valueAt(drawn, owner) as Fields | undefined)?.nn
  if (typeof name === 'string') requireField(machine, name, field)
}

function requireField(machine: Machine, name: string, field: string): void {
  if (machine.hasAttribute(name, field)) return
  const message = `the template of node "${name}" has no attribute for "${field}": list the property in config/elements.ts`
  machine.recorder.problem('attribute', new Error(message))
}
