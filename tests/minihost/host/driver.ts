import type { Fields, Logs, Problem, Target } from '../protocol'
import { findAll } from './find'
import { builtinName, collect, elementOf, findUp, fire, fireBubbling, type ViewNode } from './framework'
import type { Machine } from './machine'
import type { BuiltinNode } from './parts/definition'
import { moveSwiper } from './parts/scrolling'
import { submitForm } from './parts/choices'
import { readableText } from './pageText'
import type { Page } from './pages'
import { clone } from './recorder'
import type { ShownTab } from './tabBar'

/** Milliseconds between two looks while waiting. */
const POLL = 10
/** How long an action waits for its element, in milliseconds. */
const PATIENCE = 5000

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, POLL))

/** What a test can do with a running mini-program; every argument and answer is JSON, so that it works across processes. */
export class Driver {
  constructor(private readonly machine: Machine) {}

  /** Cold start at an address such as `/pages/home/index?id=1`; without one, at the entry page. */
  launch(url?: string): string {
    const { pkg } = this.machine
    this.machine.launch(url ?? `/${String(pkg.app.entryPagePath ?? pkg.pages[0])}`)
    return this.page().route
  }

  /** Closes all pages and opens one, as a link does while the app runs. */
  open(url: string): string {
    this.machine.pages.reLaunch(url)
    return this.page().route
  }

  /** Taps the first node that fits, once it is there. A disabled button takes no tap. */
  async tap(target: Target, nth = 0): Promise<void> {
    const node = await this.wait(target, nth)
    const button = findUp(node, 'button')
    if (button?.data?.disabled) return
    fireBubbling(node, 'tap', { x: 0, y: 0 })
  }

  /** Types a value into a field, as one input event. */
  async input(target: Target, value: string, nth = 0): Promise<void> {
    const field = await this.field(target, nth)
    field.dispatchEvent(new window.Event('focus'))
    field.value = value
    field.dispatchEvent(new window.Event('input', { bubbles: true }))
  }

  /** Leaves a field, which fires blur. */
  async blur(target: Target, nth = 0): Promise<void> {
    const field = await this.field(target, nth)
    field.dispatchEvent(new window.Event('blur'))
  }

  /** Chooses in a picker: an index, a date, or one index per column. */
  async pick(target: Target, value: unknown, nth = 0): Promise<void> {
    const node = await this.control(target, 'picker', nth)
    node.chosen = value
    fire(node, 'change', { value })
  }

  /** Moves a swiper to an item by its index. */
  async swipe(target: Target, current: number, nth = 0): Promise<void> {
    moveSwiper(await this.control(target, 'swiper', nth), current, 'touch')
  }

  /** Scrolls a scroll-view to its end. */
  async scrollToEnd(target: Target, nth = 0): Promise<void> {
    const node = await this.control(target, 'scroll-view', nth)
    fire(node, 'scroll', { scrollTop: 1000, scrollLeft: 0, scrollHeight: 2000, scrollWidth: 375, deltaX: 0, deltaY: -10 })
    fire(node, 'scrolltolower', { direction: 'bottom' })
  }

  /** Submits a form without a button. */
  async submit(target: Target, nth = 0): Promise<void> {
    submitForm(await this.control(target, 'form', nth))
  }

  /** Fires any event on a node. */
  async trigger(target: Target, name: string, detail: Fields = {}, nth = 0): Promise<void> {
    fire(await this.wait(target, nth), name, detail)
  }

  /** Readable text of the first node that fits; throws when there is none. */
  text(target: Target, nth = 0): string {
    const node = findAll(this.page(), target)[nth]
    const element = node && elementOf(node)
    if (!element) throw new Error(`no element ${JSON.stringify(target)} on ${this.page().route}`)
    return readableText(element)
  }

  /** How many nodes fit. */
  count(target: Target): number {
    return findAll(this.page(), target).length
  }

  /** Readable text of the page in front. */
  allText(): string {
    return readableText(this.page().element)
  }

  /** The page's DOM, for a closer look at a failure. */
  html(): string {
    return this.page().element.innerHTML.replace(/<!--.*?-->/g, '')
  }

  /** Waits until a text stands on the page in front, or in a toast or dialog of the host; throws after `timeout` ms. */
  async waitForText(text: string, timeout = PATIENCE): Promise<void> {
    const { overlay } = this.machine
    const seen = (): boolean => {
      return this.allText().includes(text) || [...overlay.toasts, ...overlay.modals].some((shown) => shown.includes(text))
    }
    await this.until(seen, timeout, () => `the text "${text}"`)
  }

  /** Waits until a page is in front; throws after `timeout` ms. */
  async waitForRoute(route: string, timeout = PATIENCE): Promise<void> {
    await this.until(() => this.machine.pages.top?.route === route.replace(/^\//, ''), timeout, () => `the page ${route}`)
  }

  /** Waits until the page is drawn and no host call or setData is under way; false after `timeout` ms. */
  async idle(timeout = PATIENCE): Promise<boolean> {
    const { logs } = this.machine.recorder
    const mark = (): string => `${logs.calls.length} ${logs.setData.length} ${logs.calls.filter((call) => call.ok === undefined).length}`
    const end = Date.now() + timeout
    let quiet = 0
    let last = ''
    while (Date.now() < end) {
      const now = mark()
      const settled = now === last && now.endsWith(' 0') && this.machine.pages.top?.instance.hostPainted === true
      quiet = settled ? quiet + 1 : 0
      if (quiet >= 4) return true
      last = now
      await pause()
    }
    return false
  }

  /** The page stack, bottom first. */
  routes(): string[] {
    return this.machine.pages.stack.map((page) => page.route)
  }

  /** The query of the page in front, as the page got it. */
  query(): Record<string, string> {
    return this.page().query
  }

  /** The title in the native bar. */
  title(): string {
    return this.page().title
  }

  /** The native back button. */
  back(delta = 1): void {
    this.machine.pages.navigateBack(delta)
  }

  /** The tab bar as the user sees it. */
  tabBar(): ShownTab[] {
    return this.machine.tabBar.tabs
  }

  /** Taps a tab by its index. */
  tapTab(index: number): void {
    const tab = this.machine.tabBar.tabs[index]
    if (!tab) throw new Error(`no tab ${index}`)
    this.machine.pages.switchTab(`/${tab.pagePath}`)
    this.machine.pages.life(this.page(), 'onTabItemTap', { index, pagePath: tab.pagePath, text: tab.text })
  }

  /** Runs a page function that the host calls: onPullDownRefresh, onReachBottom, onShareAppMessage. */
  pageCall(name: string, ...args: unknown[]): unknown {
    return clone(this.machine.pages.life(this.page(), name, ...args))
  }

  /** The data of the page in front, as the view holds it. */
  data(): unknown {
    return clone(this.page().instance.data)
  }

  /** The app goes to the background. */
  hide(): void {
    const { machine } = this
    machine.pages.life(this.page(), 'onHide')
    machine.logic.appLife('onHide')
    machine.emit('AppHide')
  }

  /** The app comes back to the front. */
  show(options: Fields = {}): void {
    const { machine } = this
    const given = { ...machine.launchOptions, ...options }
    machine.logic.appLife('onShow', given)
    machine.emit('AppShow', given)
    machine.pages.life(this.page(), 'onShow')
  }

  /** Fires a host event that the app listens to, such as `NetworkStatusChange`. */
  emit(name: string, value?: unknown): void {
    this.machine.emit(name, value)
  }

  /** Makes a host call in the app's place and answers what it succeeds with; throws what it fails with. */
  hostCall(name: string, options: Fields = {}): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const call = this.machine.api[name]
      if (typeof call !== 'function') throw new Error(`the host has no ${name}`)
      const fail = (result: Fields): void => reject(new Error(String(result.errMsg ?? result.errorMessage)))
      call({ ...options, success: (result: Fields) => resolve(clone(result)), fail })
    })
  }

  /** Gives a host call a fixed answer from now on; `scripted` sends it to the test's own function instead. */
  setAnswer(name: string, answer: Fields | 'scripted'): void {
    if (answer === 'scripted') this.machine.scripted.add(name)
    else this.machine.answers[name] = answer
  }

  /** Toasts and dialogs that the host has shown so far. */
  overlay(): { toasts: string[]; modals: string[] } {
    return this.machine.overlay
  }

  /** Everything that the host wrote down. */
  logs(): Logs {
    return clone(this.machine.recorder.logs) as Logs
  }

  /** What a device would refuse, drop or draw wrongly. */
  problems(): Problem[] {
    return this.machine.recorder.problems
  }

  /** Reports a problem that the window's own process saw: an unhandled rejection, an uncaught error. */
  report(kind: Problem['kind'], error: Fields): void {
    this.machine.recorder.problem(kind, error)
  }

  /** The device storage, decoded. */
  storage(): Fields {
    return Object.fromEntries(Object.entries(this.machine.storage).map(([key, json]) => [key, JSON.parse(json)]))
  }

  /** The drawn tree in the form that WeChat's compiler is compared in: `<tag` and `#text` entries. */
  drawnTree(): string[] {
    const out: string[] = []
    const visit = (node: Node): void => {
      const text = node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '').trim() : ''
      if (text) out.push(`#${text}`)
      const name = (node as Element).localName ?? ''
      if (!name.startsWith('wx-')) return
      if (!['wx-page', 'wx-page-root', 'wx-comp', 'wx-custom-wrapper', 'wx-x'].includes(name)) out.push(`<${name.slice(3)}`)
      if (name === 'wx-rich-text') return
      for (const child of node.childNodes) visit(child)
    }
    visit(this.page().element)
    return out
  }

  /** Where a node stands in the window, for a real touch in a browser. */
  async box(target: Target, nth = 0): Promise<{ x: number; y: number; width: number; height: number }> {
    const element = elementOf(await this.wait(target, nth))
    element?.scrollIntoView?.({ block: 'center' })
    const { x, y, width, height } = (element as HTMLElement).getBoundingClientRect()
    return { x, y, width, height }
  }

  private page(): Page {
    const page = this.machine.pages.top
    if (!page) throw new Error('no page is open')
    return page
  }

  private async wait(target: Target, nth: number): Promise<ViewNode> {
    let found: ViewNode | undefined
    const look = (): boolean => {
      found = findAll(this.page(), target)[nth]
      return found !== undefined
    }
    await this.until(look, PATIENCE, () => `an element ${JSON.stringify(target)}`)
    return found as ViewNode
  }

  private async control(target: Target, name: string, nth: number): Promise<BuiltinNode> {
    const node = await this.wait(target, nth)
    const control = findUp(node, name) ?? collect(node, name)[0]
    if (!control) throw new Error(`no ${name} at ${JSON.stringify(target)} but a ${builtinName(node)}`)
    return control as BuiltinNode
  }

  private async field(target: Target, nth: number): Promise<HTMLInputElement> {
    const element = elementOf(await this.wait(target, nth))
    const field = element?.querySelector<HTMLInputElement>('input, textarea')
    if (!field) throw new Error(`no field at ${JSON.stringify(target)}`)
    return field
  }

  private async until(done: () => boolean, timeout: number, what: () => string): Promise<void> {
    const end = Date.now() + timeout
    while (!done()) {
      if (Date.now() > end) {
        const problems = this.machine.recorder.problems.map(({ kind, message }) => `${kind}: ${message}`).join('\n')
        throw new Error(`waited ${timeout} ms for ${what()} on ${this.page().route}\npage text:\n${this.allText()}\nproblems:\n${problems}`)
      }
      await pause()
    }
  }
}
