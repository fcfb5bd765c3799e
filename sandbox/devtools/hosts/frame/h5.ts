import { routeAt } from '@/routes'
import type { MirroredTap, NetworkState } from '../page/messages'
import { paths } from '../paths'
import type { ShownApp } from './app'
import { asSet, deviceAsSet } from './browserNetwork'
import { BrowserStorage } from './browserStorage'
import type { Conditions } from './conditions'
import type { Phone } from './phone'
import { payAsSet } from './providerPage'
import { report } from './report'
import { closeSheets } from './sheets'
import type { DeviceStorage } from './storage'
import { elementOfTap, tapElement } from './taps'

/** How often the address, the title and the size of the page are looked at, in milliseconds. */
const LOOK_MS = 400

declare global {
  interface Window {
    /** Called by the first script of the app's page in a frame, before any other of its scripts. */
    sandboxPhone?: { arrive(shown: Window): void }
  }
}

/** Runs the built H5 app in a phone: the app's own page, which is prepared before its scripts run. */
export class H5App implements ShownApp {
  private hasArrived = false
  private told = ''

  constructor(
    private readonly phone: Phone,
    private readonly conditions: Conditions,
    private readonly storage: DeviceStorage,
    private readonly onWindow: (shown: Window) => void,
  ) {
    window.sandboxPhone = { arrive: (shown) => this.arrive(shown) }
    phone.screen.addEventListener('load', () => this.loaded())
    setInterval(() => this.look(), LOOK_MS)
  }

  async start(address = '/'): Promise<void> {
    closeSheets()
    this.hasArrived = false
    this.told = ''
    // What the app keeps for one launch ends with it; the devices of this tab are kept.
    for (const key of Object.keys(window.sessionStorage))
      if (!key.startsWith('sandbox-')) window.sessionStorage.removeItem(key)
    await new Promise<void>((resolve) => {
      this.phone.screen.addEventListener('load', () => resolve(), { once: true })
      this.phone.screen.src = address
    })
    if (!this.hasArrived) throw new Error(`${address}: ${this.phone.screen.contentDocument?.title ?? ''}`)
  }

  open(address: string): void {
    this.phone.screen.src = address
  }

  has(address: string): boolean {
    return routeAt(address.split('?')[0] || '/') !== undefined
  }

  tap(tap: MirroredTap): boolean {
    const { contentDocument } = this.phone.screen
    const element = elementOfTap(document, tap) ?? (contentDocument && elementOfTap(contentDocument, tap))
    if (element) tapElement(element)
    return Boolean(element)
  }

  store(values: Record<string, unknown>): void {
    // Taro keeps a value as JSON of an object with the field `data`.
    const texts = Object.entries(values).map(([key, data]) => [
      key,
      data === undefined ? undefined : JSON.stringify({ data }),
    ])
    this.storage.change(Object.fromEntries(texts) as Record<string, string | undefined>)
  }

  networkChanged(state: NetworkState): void {
    const shown = this.phone.screen.contentWindow
    shown?.dispatchEvent(new Event(state === 'offline' ? 'offline' : 'online'))
  }

  /** Prepares a page of the app before its scripts run. */
  private arrive(shown: Window): void {
    this.hasArrived = true
    Object.defineProperty(shown, 'localStorage', { value: new BrowserStorage(this.storage), configurable: true })
    asSet(shown as Window & typeof globalThis, this.conditions)
    deviceAsSet(shown.navigator, this.conditions)
    shown.addEventListener('error', ({ message }) => {
      if (message) report({ type: 'error', message })
    })
    shown.addEventListener('unhandledrejection', ({ reason }) =>
      report({ type: 'error', message: `unhandled rejection: ${String((reason as Error)?.message ?? reason)}` }),
    )
    this.onWindow(shown)
  }

  /** The provider's page of a frame decides as the bar has set it. */
  private loaded(): void {
    const shown = this.phone.screen.contentWindow
    if (shown?.location.pathname !== paths.provider) return
    void payAsSet(new URLSearchParams(shown.location.search).get('session') ?? '', this.conditions.pay).then((next) => {
      if (next === 'back') shown.history.back()
      else if (next) shown.location.assign(next)
    })
  }

  private look(): void {
    const { contentWindow, contentDocument } = this.phone.screen
    if (!contentWindow || !contentDocument?.body || !this.hasArrived) return
    const { pathname, search } = contentWindow.location
    const nodes = contentDocument.body.querySelectorAll('*').length
    const route = JSON.stringify([pathname + search, contentDocument.title])
    if (route !== this.told) {
      report({ type: 'route', address: pathname + search, title: contentDocument.title })
      report({ type: 'weight', bytes: 0, nodes })
    }
    this.told = route
  }
}
