import * as glassEasel from 'glass-easel'
import type { Fields } from '../protocol'

/** The part of a node of the framework's tree that the host uses. */
export interface ViewNode {
  /** `builtin/view` for built-ins, the file path for components. */
  is?: string
  id?: string
  dataset?: Fields
  data?: Fields
  childNodes?: ViewNode[]
  parentNode?: ViewNode | null
  containingSlot?: ViewNode | null
  textContent?: string
  getShadowRoot?(): ViewNode | null
  getHostNode?(): ViewNode | null
  getComposedChildren?(): ViewNode[]
  getBackendElement?(): HTMLElement | null
  addListener?(name: string, listener: (event: ViewEvent) => void): void
  querySelectorAll?(selector: string): ViewNode[]
}

/** A framework event before it is passed to the app's logic. */
export interface ViewEvent {
  type: string
  timeStamp: number
  target: ViewNode
  currentTarget: ViewNode
  mark?: unknown
  detail?: unknown
  touches?: unknown
  changedTouches?: unknown
  getEventName(): string
}

/** The DOM element of a node; a released node has none. */
export function elementOf(node: ViewNode): HTMLElement | undefined {
  return node.getBackendElement?.() ?? undefined
}

/** Event names as the package's templates write them, by their lower-case form; one package per window. */
const spelling: Record<string, string> = {}

/** Sets how the templates write events: Alipay's are camelCase, and the framework compares names exactly. */
export function spellEvents(names: Record<string, string>): void {
  Object.assign(spelling, names)
}

/** Fires an event that stays on its node, such as `change`. */
export function fire(node: ViewNode, name: string, detail: unknown): void {
  glassEasel.Event.triggerEvent(node as unknown as glassEasel.Element, spelling[name.toLowerCase()] ?? name, detail, {
    bubbles: false,
    composed: false,
  })
}

/**
 * Fires an event that bubbles across component borders, as touches do. Taro depends on it: it queues an inner handler while an ancestor
 * listens to the same type and runs the queue from the outermost one.
 */
export function fireBubbling(node: ViewNode, name: string, detail: unknown): void {
  glassEasel.Event.triggerEvent(node as unknown as glassEasel.Element, spelling[name.toLowerCase()] ?? name, detail, {
    bubbles: true,
    composed: true,
    capturePhase: true,
    extraFields: { touches: [], changedTouches: [] },
  })
}

/** The built-in name of a node (`view`, `button`), or undefined for anything else. */
export function builtinName(node: ViewNode): string | undefined {
  return node.is?.startsWith('builtin/') ? node.is.slice('builtin/'.length) : undefined
}

/** Visits a node and all its descendants in drawing order, across component borders. */
export function walk(node: ViewNode, visit: (node: ViewNode) => void): void {
  visit(node)
  const shadow = node.getShadowRoot?.()
  if (shadow) walk(shadow, visit)
  else for (const child of node.getComposedChildren?.() ?? node.childNodes ?? []) walk(child, visit)
}

/** All built-ins of one name among the descendants of a node. */
export function collect(root: ViewNode, name: string): ViewNode[] {
  const found: ViewNode[] = []
  walk(root, (node) => {
    if (builtinName(node) === name) found.push(node)
  })
  return found
}

/** The nearest ancestor of a node that is a built-in of one name, including the node itself. */
export function findUp(start: ViewNode, name: string): ViewNode | undefined {
  let node: ViewNode | null | undefined = start
  while (node && builtinName(node) !== name) node = node.parentNode ?? node.containingSlot ?? node.getHostNode?.()
  return node ?? undefined
}
