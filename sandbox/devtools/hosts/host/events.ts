import type { Fields } from '../protocol'
import type { ViewEvent, ViewNode } from './framework'
import type { Machine } from './machine'
import { clone } from './recorder'

/** The target of an event in the form that the logic gets; Alipay repeats the data set as `targetDataset`, where Taro reads it. */
function plainTarget(machine: Machine, node: ViewNode): Fields {
  const dataset = clone(node.dataset ?? {})
  const target = { id: node.id ?? '', dataset, offsetLeft: 0, offsetTop: 0 }
  return machine.pkg.platform === 'alipay' ? { ...target, targetDataset: clone(node.dataset ?? {}) } : target
}

/**
 * The plain object that a device passes to an event handler; anything else is passed unchanged. It has no stopPropagation of its own: Taro
 * copies event fields over its own method.
 */
export function plainEvent(machine: Machine, value: unknown): unknown {
  const event = value as ViewEvent | null
  if (typeof event?.getEventName !== 'function') return value
  const { type } = event
  machine.recorder.logs.events.push({
    type,
    target: event.target.id ?? '',
    currentTarget: event.currentTarget.id ?? '',
    at: performance.now(),
  })
  return {
    type,
    timeStamp: event.timeStamp,
    target: plainTarget(machine, event.target),
    currentTarget: plainTarget(machine, event.currentTarget),
    mark: event.mark ?? {},
    detail: clone(event.detail) ?? {},
    touches: clone(event.touches) ?? [],
    changedTouches: clone(event.changedTouches) ?? [],
  }
}
