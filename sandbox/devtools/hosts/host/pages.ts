import type { Root } from 'glass-easel-miniprogram-adapter'
import type { Fields } from '../protocol'
import { tellBars } from './bars'
import type { ViewNode } from './framework'
import type { Machine } from './machine'
import { configOf } from './pageConfig'
import { parseAddress } from './paths'
import { instrument } from './setData'

/** Largest number of pages on a host's stack. */
const MOST_PAGES = 10

/** A page on the stack, or a tab page in the background. */
export interface Page {
  route: string
  query: Record<string, string>
  instance: Fields
  root: Root
  element: HTMLElement
  title: string
  /** Whether the host writes what it draws over the page in white. */
  isTextWhite: boolean
}

/** The page stack and its router; like devices, it keeps tab pages in memory. */
export class Pages {
  stack: Page[] = []
  private readonly tabs = new Map<string, Page>()
  private opened = 0

  constructor(private readonly machine: Machine) {}

  /** The page in front. */
  get top(): Page | undefined {
    return this.stack.at(-1)
  }

  /** Path and query of an address, relative to the page in front. */
  parse(url: string): { path: string; query: Record<string, string> } {
    return parseAddress(url, this.top?.route)
  }

  /** Opens a page on top of the stack; tabs and an eleventh page are refused. */
  navigateTo(url: string): void {
    this.requireNoTab(url, 'navigateTo')
    if (this.stack.length >= MOST_PAGES) throw this.refusal(`navigateTo:fail webview count limit exceed`)
    this.requirePage(url, 'navigateTo')
    if (this.top) this.life(this.top, 'onHide')
    this.open(url)
  }

  /** Replaces the page in front. */
  redirectTo(url: string): void {
    this.requireNoTab(url, 'redirectTo')
    this.requirePage(url, 'redirectTo')
    const address = this.absolute(url)
    const current = this.stack.pop()
    if (current) this.close(current)
    this.open(address)
  }

  /** Closes everything, tabs included, and opens one page. */
  reLaunch(url: string): void {
    this.requirePage(url, 'reLaunch')
    const address = this.absolute(url)
    const open = new Set([...this.stack.reverse(), ...this.tabs.values()])
    this.stack = []
    for (const page of open) this.close(page)
    this.open(address)
  }

  /** Shows a tab; pages above it are closed, the other tabs stay in memory. */
  switchTab(url: string): void {
    const { path } = this.parse(url)
    if (!this.machine.tabBar.has(path)) throw this.refusal(`switchTab:fail can not switch to no-tabBar page: ${path}`)
    if (this.top?.route === path) return
    while (this.top && !this.tabs.has(this.top.route)) this.close(this.stack.pop() as Page)
    const current = this.stack.pop()
    if (current && current.route !== path) this.life(current, 'onHide')
    const kept = this.tabs.get(path)
    this.stack = []
    if (kept) this.bringToFront(kept)
    else this.open(`/${path}`)
  }

  /** Closes pages from the top; the first page stays. */
  navigateBack(delta: number): void {
    if (this.stack.length < 2) throw this.refusal('navigateBack:fail cannot navigate back at first page')
    for (let left = Math.min(delta, this.stack.length - 1); left > 0; left -= 1) this.close(this.stack.pop() as Page)
    this.bringToFront(this.stack.pop() as Page)
  }

  /** Runs a lifecycle function of a page and returns its result. */
  life(page: Page, name: string, ...args: unknown[]): unknown {
    this.machine.recorder.logs.lifecycle.push(`${page.route}.${name}`)
    const callback = page.instance[name]
    return typeof callback === 'function'
      ? (callback as (...values: unknown[]) => unknown).apply(page.instance, args)
      : undefined
  }

  private open(url: string): void {
    const { machine } = this
    const { path, query } = this.parse(url)
    machine.recorder.page = path
    machine.recorder.guard(() => machine.logic.define(path))
    const element = document.createElement('wx-page-root')
    const placeholder = document.createElement('div')
    element.setAttribute('route', path)
    element.appendChild(placeholder)
    document.body.appendChild(element)
    const root = this.createRoot(path, element)
    const instance = root.get() as Fields
    this.opened += 1
    Object.assign(instance, {
      route: path,
      __route__: path,
      options: query,
      $viewId: this.opened,
      __webviewId__: this.opened,
    })
    instrument(machine, instance, true)
    const config = configOf(machine.pkg, path)
    const page: Page = {
      route: path,
      query,
      instance,
      root,
      element,
      title: String(config.navigationBarTitleText ?? config.defaultTitle ?? ''),
      isTextWhite: config.navigationBarTextStyle === 'white',
    }
    if (machine.tabBar.has(path)) this.tabs.set(path, page)
    this.push(page)
    machine.recorder.guard(() => root.attach(element, placeholder))
    this.life(page, 'onLoad', query)
    this.life(page, 'onShow')
    machine.clock.after(0, () => this.life(page, 'onReady'))
  }

  /** A page whose files throw is a white screen on a device. */
  private createRoot(path: string, element: HTMLElement): Root {
    try {
      return this.machine.view.createPage(path)
    } catch (error) {
      this.machine.recorder.problem('error', error)
      element.remove()
      throw error
    }
  }

  private bringToFront(page: Page): void {
    this.push(page)
    this.life(page, 'onShow')
  }

  private push(page: Page): void {
    this.stack.push(page)
    this.machine.recorder.page = page.route
    for (const other of [...this.tabs.values(), ...this.stack]) other.element.hidden = other !== page
    this.machine.scroll.show(page)
    tellBars(this.machine)
  }

  private close(page: Page): void {
    this.tabs.delete(page.route)
    this.life(page, 'onUnload')
    page.root.release()
    page.element.remove()
  }

  private absolute(url: string): string {
    const search = url.includes('?') ? url.slice(url.indexOf('?')) : ''
    return `/${this.parse(url).path}${search}`
  }

  private requirePage(url: string, call: string): void {
    const { path } = this.parse(url)
    if (!this.machine.pkg.pages.includes(path)) throw this.refusal(`${call}:fail page "${path}" is not found`)
  }

  private requireNoTab(url: string, call: string): void {
    const { path } = this.parse(url)
    if (this.machine.tabBar.has(path)) throw this.refusal(`${call}:fail can not ${call} a tabbar page: ${path}`)
  }

  /** A navigation that the host refuses is a fault of the app, even if the app handles the error. */
  private refusal(message: string): Error {
    this.machine.recorder.problem('navigation', new Error(message))
    return new Error(message)
  }
}

/** The component tree of a page. */
export function treeOf(page: Page): ViewNode {
  return page.root.getComponent() as ViewNode
}
