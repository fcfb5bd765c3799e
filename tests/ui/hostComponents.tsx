import { act, createElement, forwardRef, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

/** The host's components as plain elements, so that a test reads what a user sees. Use: `jest.mock('@tarojs/components', () => require('./hostComponents').components)`. */

interface Given {
  children?: ReactNode
  [name: string]: unknown
}

/** Props that only the host's components have. */
const hostOnly = [
  'hoverClass',
  'hoverStayTime',
  'mode',
  'lazyLoad',
  'scrollX',
  'enableFlex',
  'showScrollbar',
  'catchMove',
  'nativeProps',
  'selectable',
]

function plain(tag: string, { children, ...given }: Given) {
  const known = Object.entries(given).filter(([name]) => !hostOnly.includes(name))
  return createElement(tag, Object.fromEntries(known), children)
}

export const components = {
  View: forwardRef((given: Given, ref) => plain('div', { ...given, ref })),
  Text: (given: Given) => plain('span', given),
  Image: (given: Given) => plain('img', given),
  ScrollView: (given: Given) => plain('section', given),
}

let root: Root | undefined
let box: HTMLElement | undefined

/** Renders into the document and returns the container; rendering again updates it. */
export function draw(node: ReactNode): HTMLElement {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
  box ??= document.body.appendChild(document.createElement('div'))
  root ??= createRoot(box)
  act(() => root?.render(node))
  return box
}

/** Unmounts what `draw` rendered; call it after each test. */
export function clean(): void {
  act(() => root?.unmount())
  box?.remove()
  root = undefined
  box = undefined
}

export function tap(target: Element | null | undefined): void {
  act(() => void target?.dispatchEvent(new MouseEvent('click', { bubbles: true })))
}

/** Advances the fake timers. @param ms milliseconds */
export function pass(ms: number): void {
  act(() => void jest.advanceTimersByTime(ms))
}
