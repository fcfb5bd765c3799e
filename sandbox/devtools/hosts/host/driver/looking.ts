import { patience } from '../../patience'
import type { Fields, LogCounts, Logs, Problem, Target } from '../../protocol'
import { findAll } from '../find'
import { elementOf } from '../framework'
import type { Machine } from '../machine'
import { isPart, readableText, roleOf, spokenText } from '../pageText'
import { clone } from '../recorder'
import type { ShownTab } from '../tabBar'
import { frontPage, until, untilIdle, waitForNode } from './waiting'

/** What a screen reader gets of one element. */
interface HeardPart {
  role: string
  name: string
  level: number
  isPart: boolean
  disabled: boolean
  kind: string
  place: string
}

/** What the user sees, and what the host recorded. */
export function looking(machine: Machine) {
  const { recorder, overlay, pages } = machine
  const allText = (): string => readableText(frontPage(machine).element)

  return {
    /** Readable text of the page in front: a line per block, without hidden parts. */
    allText,

    /** Readable text of an existing node; throws when none matches. */
    text(target: Target, nth = 0): string {
      const node = findAll(frontPage(machine), target)[nth]
      const element = node && elementOf(node)
      if (!element) throw new Error(`no element ${JSON.stringify(target)} on ${frontPage(machine).route}`)
      return readableText(element)
    },

    /** Number of matching nodes. */
    count(target: Target): number {
      return findAll(frontPage(machine), target).length
    },

    /**
     * What a screen reader gets from the page in front: everything with a role or a label, with its attributes; `level` is 0 where it is no
     * heading, and `isPart` says that it is hidden or belongs to the name of a control. `kind` is the first of its classes, which the rows
     * of a list share, and `place` those of everything around it.
     */
    heard(): HeardPart[] {
      return [...frontPage(machine).element.querySelectorAll('[role],[aria-role],[aria-label]')].map((element) => ({
        role: roleOf(element),
        name: element.getAttribute('aria-label') ?? spokenText(element),
        level: Number(element.getAttribute('aria-level')),
        isPart: isPart(element),
        disabled: element.getAttribute('aria-disabled') === 'true',
        kind: kindOf(element),
        place: placeOf(element),
      }))
    },

    /** Number of matching nodes that are on the screen, completely or in part; needs a window with layout. */
    inView(target: Target): number {
      return findAll(frontPage(machine), target).filter((node) => {
        const { top, bottom } = elementOf(node)?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
        return bottom > 0 && top < window.innerHeight
      }).length
    },

    /** The page's DOM, for the analysis of a failure. */
    html(): string {
      return frontPage(machine).element.innerHTML.replace(/<!--.*?-->/g, '')
    },

    /** Waits until a text is on the page in front, or in a toast or dialog of the host; throws after `timeout` ms. */
    async waitForText(text: string, timeout = patience): Promise<void> {
      const seen = (): boolean =>
        [allText(), ...overlay.toasts, ...overlay.modals].some((shown) => shown.includes(text))
      await until(machine, seen, timeout, `the text "${text}"`)
    },

    /** Waits until a node is there and takes taps: a person does not tap what is switched off. */
    async waitUntilOn(target: Target, nth = 0): Promise<void> {
      const isOn = (): boolean => {
        const node = findAll(frontPage(machine), target)[nth]
        return node !== undefined && !elementOf(node)?.closest('[aria-disabled=true]')
      }
      await until(machine, isOn, patience, `${JSON.stringify(target)} to take taps`)
    },

    /** Waits until a page is in front; throws after `timeout` ms. */
    async waitForRoute(route: string, timeout = patience): Promise<void> {
      await until(machine, () => pages.top?.route === route.replace(/^\//, ''), timeout, `the page ${route}`)
    },

    /** Waits until the page is rendered, no host call is in progress and the app does nothing by itself; false after `timeout` ms. */
    idle: (timeout = patience): Promise<boolean> => untilIdle(machine, timeout),

    /** The page stack, bottom first. */
    routes(): string[] {
      return pages.stack.map((page) => page.route)
    },

    /** The query of the page in front, as the page received it. */
    query(): Record<string, string> {
      return frontPage(machine).query
    },

    /** The title in the native bar. */
    title(): string {
      return frontPage(machine).title
    },

    /** The tab bar as the user sees it. */
    tabBar(): ShownTab[] {
      return machine.tabBar.tabs
    },

    /** Toasts and dialogs that the host has shown so far, oldest first. */
    overlay(): { toasts: string[]; modals: string[] } {
      return overlay
    },

    /** How many host calls, events and updates of pages the host has recorded: cheap, to compare before and after. */
    counts(): LogCounts {
      const { calls, events, setData } = recorder.logs
      return { calls: calls.length, events: events.length, setData: setData.length }
    },

    /** What the host recorded; of host calls, events and updates, those after the first ones so counted. */
    logs(after: LogCounts = { calls: 0, events: 0, setData: 0 }): Logs {
      const { calls, events, setData } = recorder.logs
      const added = {
        calls: calls.slice(after.calls),
        events: events.slice(after.events),
        setData: setData.slice(after.setData),
      }
      return clone({ ...recorder.logs, ...added }) as Logs
    },

    /** Problems that a device would refuse, drop or draw wrongly; empty in a clean run. */
    problems(): Problem[] {
      return recorder.problems
    },

    /** The device storage, decoded. */
    storage(): Fields {
      return Object.fromEntries(Object.entries(machine.storage).map(([key, json]) => [key, JSON.parse(json)]))
    },

    /** The page's data and its rendered tree (`<tag` and `#text` entries), to compare with WeChat's compiler. */
    snapshot(): { data: unknown; tree: string[] } {
      const page = frontPage(machine)
      return { data: clone(page.instance.data), tree: drawnTree(page.element) }
    },

    /** Position of a node in the window, in CSS pixels, for a real touch in a browser. */
    async box(target: Target, nth = 0): Promise<{ x: number; y: number; width: number; height: number }> {
      const element = elementOf(await waitForNode(machine, target, nth)) as HTMLElement
      element.scrollIntoView?.({ block: 'center' })
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x, y, width, height }
    },
  }
}

const kindOf = (element: Element): string => element.classList.item(0) ?? ''

/** The kinds of the elements around one, outermost first. */
const placeOf = ({ parentElement }: Element): string =>
  parentElement ? [placeOf(parentElement), kindOf(parentElement)].filter(Boolean).join(' ') : ''

const WRAPPERS = ['wx-page', 'wx-page-root', 'wx-comp', 'wx-custom-wrapper', 'wx-x']

function drawnTree(root: Element): string[] {
  const out: string[] = []
  const visit = (node: Node): void => {
    const text = node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '').trim() : ''
    if (text) out.push(`#${text}`)
    const name = (node as Element).localName ?? ''
    if (!name.startsWith('wx-')) return
    if (!WRAPPERS.includes(name)) out.push(`<${name.slice(3)}`)
    if (name === 'wx-rich-text') return
    for (const child of node.childNodes) visit(child)
  }
  visit(root)
  return out
}
