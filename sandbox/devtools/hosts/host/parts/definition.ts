import type { ViewEvent, ViewNode } from '../framework'

/** A built-in while the host processes it: a framework node with the user's input. */
export interface BuiltinNode extends ViewNode {
  data: Record<string, unknown>
  addListener(name: string, listener: (event: ViewEvent) => void): void
  /** The value that the user chose or typed, until the app sets another. */
  chosen?: unknown
}

/** The behaviour of one built-in component beyond drawing its children. */
export interface Part {
  attached?(node: BuiltinNode): void
  /** Runs after every change of a property. */
  updated?(node: BuiltinNode): void
}

/** A built-in that reacts to taps while it is not disabled. */
export const onTap = (run: (node: BuiltinNode, event: ViewEvent) => void): Part => ({
  attached(node) {
    node.addListener('tap', (event) => {
      if (!node.data.disabled) run(node, event)
    })
  },
})

/** The DOM child of a built-in that does the native work (input, img), created at first use. */
export function nativeChild<T extends HTMLElement>(host: HTMLElement, tag: string): T {
  const found = host.querySelector<T>(`:scope > ${tag}`)
  if (found) return found
  const made = document.createElement(tag) as T
  host.appendChild(made)
  return made
}
