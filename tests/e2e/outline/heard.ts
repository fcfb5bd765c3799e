import type { Page } from 'playwright-core'

/** A node of the accessibility tree, as Playwright gives it. */
interface Node {
  role: string
  name?: string
  text?: string
  level?: number
  checked?: boolean | 'mixed'
  selected?: boolean
  disabled?: boolean
  expanded?: boolean
  box: Box
  children?: (Node | string)[]
}

/** Where something is, in CSS px of the window. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** One thing that a screen reader stops at or names, in reading order. */
export interface Heard {
  role: string
  name: string
  /** Of a heading. */
  level?: number
  /** `checked`, `selected` and the like. */
  states: readonly string[]
  /** The groups around it, outermost first, by their places in the list. */
  within: readonly number[]
  box: Box
}

/** What is tapped, typed in or chosen. */
export const controls: ReadonlySet<string> = new Set(
  'button link tab radio checkbox switch textbox searchbox combobox slider spinbutton'.split(' '),
)

/** What says where a group of controls begins. */
const groups: ReadonlySet<string> = new Set(
  'main navigation region tablist radiogroup group dialog alertdialog'.split(' '),
)

const isHeard = ({ role }: Node): boolean =>
  controls.has(role) || groups.has(role) || role === 'heading' || role === 'img'

const statesOf = (node: Node): string[] =>
  (['checked', 'selected', 'expanded', 'disabled'] as const).filter((state) => node[state])

/** The name of a node, on one line; a control whose text is drawn in pieces has their spaces as one. */
const nameOf = ({ name = '' }: Node): string => name.replace(/\s+/g, ' ').trim()

/** What a screen reader finds on the page: headings, groups, controls and pictures, in reading order, without running text. */
export async function heardOn(page: Page): Promise<Heard[]> {
  const tree = (await page.ariaSnapshotJSON({ boxes: true })) as unknown as Node | Node[]
  const heard: Heard[] = []
  const visit = (node: Node | string, within: readonly number[]): void => {
    if (typeof node === 'string') return
    const isOne = isHeard(node)
    if (isOne) {
      const { role, level, box } = node
      heard.push({ role, name: nameOf(node), level, states: statesOf(node), within, box })
    }
    // What is inside a control is its name; the options of a box that is folded up are not heard.
    if (controls.has(node.role)) return
    const inside = isOne && groups.has(node.role) ? [...within, heard.length - 1] : within
    for (const child of node.children ?? []) visit(child, inside)
  }
  for (const node of [tree].flat()) visit(node, [])
  return heard
}
