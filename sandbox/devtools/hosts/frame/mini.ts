import type { Driver } from '../host/driver/createDriver'
import { BUILT_ORIGIN } from '../network'
import { paths } from '../paths'
import type { HostOptions, MiniPackage, Platform } from '../protocol'
import type { ShownApp } from './app'
import type { Conditions } from './conditions'
import { PhoneFiles } from './files'
import { type FrontPage, hostTalk, type ToldTab } from './hostTalk'
import { PhoneNetwork } from './network'
import type { Phone } from './phone'
import { report } from './report'
import { closeSheets } from './sheets'
import type { DeviceStorage } from './storage'
import { withPictures } from './tabPictures'
import { elementOfTap, tapElement } from './taps'
import { drawnTitle, titleOf } from './titles'
import { isDarkUnderBar } from './underBar'

/** The hosts that draw a back button of their own over the page. */
const drawsBack: readonly Platform[] = ['alipay']

/** Runs a built mini-program in a phone, on the host that the tests use too. */
export class MiniApp implements ShownApp {
  private pkg: MiniPackage | undefined
  private driver: Driver | undefined
  private front: FrontPage | undefined
  /** The title that the page around was told last. */
  private told = ''
  /** Number of the launch that may still speak; what an earlier one says is dropped. */
  private launch = 0

  constructor(
    private readonly platform: Platform,
    private readonly phone: Phone,
    private readonly conditions: Conditions,
    private readonly storage: DeviceStorage,
    /** Called with the window of every new start. */
    private readonly onWindow: (shown: Window) => void,
  ) {}

  async start(address?: string): Promise<void> {
    closeSheets()
    this.pkg ??= await this.load()
    const shown = await this.newWindow()
    const files = new PhoneFiles(this.conditions)
    const options: HostOptions = {
      pkg: this.pkg,
      storage: Object.fromEntries(
        Object.entries(this.storage.read()).map(([key, json]) => [key, JSON.parse(json) as unknown]),
      ),
      answers: {},
      scripted: [],
      measure: false,
      asksForPrivacyGuide: true,
      person: true,
    }
    const talk = hostTalk({
      platform: this.platform,
      conditions: this.conditions,
      network: new PhoneNetwork(this.conditions, files.table),
      files,
      storage: this.storage,
      driver: () => this.driver,
      onPage: (page) => this.showPage(page),
      onTabs: (tabs, isVisible) => this.showTabs(tabs, isVisible),
      onPull: (distance, isRefreshing) => this.phone.showPull(distance, isRefreshing),
      onDrawn: () => this.drawn(),
    })
    this.front = undefined
    this.launch += 1
    const { launch } = this
    let failure = ''
    const driver = shown.createMiniHost(options, (name, args) => {
      if (launch !== this.launch) return Promise.resolve(undefined)
      if (name === 'problem' && !failure) failure = String((args[0] as { message: string }).message)
      return talk(name, args)
    })
    this.driver = driver
    shown.addEventListener('error', ({ message, error }) => driver.report('error', { message, stack: String(error) }))
    shown.addEventListener('unhandledrejection', ({ reason }) =>
      driver.report('unhandled rejection', { message: String((reason as Error)?.message ?? reason) }),
    )
    this.onWindow(shown)
    try {
      if (!driver.launch(address)) throw new Error('the app opened no page')
    } catch (error) {
      // The first problem is the cause; what the launch throws follows from it.
      throw failure ? new Error(failure) : error
    }
  }

  open(address: string): void {
    this.driver?.open(address)
  }

  has(address: string): boolean {
    const path = address.replace(/^\//, '').split('?')[0] ?? ''
    return this.pkg?.pages.includes(path) ?? true
  }

  tap(tap: Parameters<ShownApp['tap']>[0]): boolean {
    const { contentDocument } = this.phone.screen
    const element = elementOfTap(document, tap) ?? (contentDocument && elementOfTap(contentDocument, tap))
    if (element) tapElement(element)
    return Boolean(element)
  }

  store(values: Record<string, unknown>): void {
    // The running app writes all of its storage at once, which would undo these values.
    this.launch += 1
    const texts = Object.entries(values).map(([key, value]) => [
      key,
      value === undefined ? undefined : JSON.stringify(value),
    ])
    this.storage.change(Object.fromEntries(texts) as Record<string, string | undefined>)
  }

  networkChanged(state: Conditions['network']): void {
    const isConnected = state !== 'offline'
    this.driver?.emit('NetworkStatusChange', { isConnected, networkType: isConnected ? 'wifi' : 'none' })
  }

  /** The app goes to the background, as when its capsule is closed; `show` brings it back. */
  hide(): void {
    this.driver?.hide()
  }

  show(): void {
    this.driver?.show()
  }

  /** Sharing that the menu of the host begins. */
  get running(): Driver | undefined {
    return this.driver
  }

  private async load(): Promise<MiniPackage> {
    const answer = await fetch(`${paths.package}/${this.platform}`)
    const text = await answer.text()
    if (!answer.ok) throw new Error((JSON.parse(text) as { message: string }).message)
    // The package calls the address that it was built for; in a frame this sandbox answers.
    return JSON.parse(text.replaceAll(BUILT_ORIGIN, window.location.origin)) as MiniPackage
  }

  /** A new window ends everything that ran in the one before: timers, calls, listeners. */
  private newWindow(): Promise<Window> {
    const { screen } = this.phone
    return new Promise((resolve, reject) => {
      screen.addEventListener(
        'load',
        () => {
          const shown = screen.contentWindow
          if (shown && 'createMiniHost' in shown) resolve(shown)
          else reject(new Error('the host did not load'))
        },
        { once: true },
      )
      screen.src = `${paths.window}?${Date.now()}`
    })
  }

  private showPage(page: FrontPage): void {
    // The sign of a refresh belongs to the page that is left.
    if (page.route !== this.front?.route) this.phone.showPull(0, false)
    this.front = page
    this.colourTexts()
    this.tell(page, page.title || titleOf(page.route))
    const isTab = this.pkg?.tabs.some(({ pagePath }) => pagePath === page.route)
    const home = `/${this.pkg?.pages[0] ?? ''}`
    const back = (): void => (page.depth > 1 ? this.driver?.back() : void this.driver?.open(home))
    this.phone.showBack(drawsBack.includes(this.platform) && !isTab ? back : undefined)
  }

  private tell(page: FrontPage, title: string): void {
    const query = Object.entries(page.query).map(([name, value]) => `${name}=${value}`)
    this.told = title
    report({ type: 'route', address: `/${[page.route, ...(query.length ? [query.join('&')] : [])].join('?')}`, title })
  }

  /** Alipay is told no titles, since it would draw them: the page around gets the one that the app has drawn in its own bar. */
  private drawn(): void {
    this.colourTexts()
    const page = this.front
    if (!page || page.title) return
    const title = drawnTitle(this.phone.screen.contentDocument)
    if (title && title !== this.told) this.tell(page, title)
  }

  /** Writes over the page as the app has said, or so that it can be read. */
  private colourTexts(): void {
    const { contentDocument } = this.phone.screen
    this.phone.writeOver(this.front?.isTextWhite ?? (contentDocument !== null && isDarkUnderBar(contentDocument)))
  }

  private showTabs(tabs: readonly ToldTab[], isVisible: boolean): void {
    const shown = this.pkg ? withPictures(this.pkg, tabs) : []
    const current = tabs.findIndex(({ pagePath }) => pagePath === this.front?.route)
    this.phone.showTabs(isVisible ? shown : [], current, (index) => this.driver?.tapTab(index))
  }
}
