import type { FrameSettings, HostName, MirroredTap, ToFrame } from '../page/messages'
import type { ShownApp } from './app'
import { waitForBuild } from './build'
import type { Conditions } from './conditions'
import { H5App } from './h5'
import { share } from './hostTalk'
import { MiniApp } from './mini'
import { drawPhone, type Phone } from './phone'
import { report } from './report'
import { storedFor } from './settings'
import { actionSheet, closeSheets, toast } from './sheets'
import { DeviceStorage } from './storage'
import { nameOf, tapOf } from './taps'
import { say } from './texts'

/** How long the page around may take to send its settings before the first start, in milliseconds. */
const SETTINGS_MS = 10_000

/** A frame of the page: a phone with the app of one host, which the page's settings change. */
export class Frame {
  private readonly phone: Phone
  private readonly app: ShownApp
  private isRunning = false
  private isMirroring = false
  private address: string | undefined
  /** Messages one after another: a restart must be over before the next setting. */
  private last: Promise<void> = Promise.resolve()
  private firstSettings: (() => void) | undefined

  constructor(
    private readonly host: HostName,
    name: string,
    private readonly conditions: Conditions,
  ) {
    const storage = new DeviceStorage(host)
    if (host === 'h5') {
      this.phone = drawPhone(name, undefined)
      this.app = new H5App(this.phone, conditions, storage, (shown) => this.watch(shown.document))
    } else {
      const capsule = { onMore: () => void this.showMenu(mini), onClose: () => this.closeApp(mini) }
      this.phone = drawPhone(name, capsule)
      const mini = new MiniApp(host, this.phone, conditions, storage, (shown) => this.watch(shown.document))
      this.app = mini
    }
    this.watch(document)
  }

  /** Builds where needed, takes the first settings, and starts the app. */
  async begin(): Promise<void> {
    this.phone.say(say('starting'))
    try {
      if (!(await waitForBuild(this.host, this.phone, () => void this.begin()))) return
    } catch {
      return this.fail(say('noAnswer'))
    }
    report({ type: 'ready' })
    await new Promise<void>((resolve) => {
      this.firstSettings = resolve
      setTimeout(resolve, window.parent === window ? 0 : SETTINGS_MS)
    })
    // What is set meanwhile waits for the start, so that it restarts the app where it must.
    await this.after(() => this.start())
  }

  /** A message of the page around. */
  told(message: ToFrame): Promise<void> {
    return this.after(() => this.carryOut(message))
  }

  private after(step: () => Promise<void>): Promise<void> {
    this.last = this.last.then(step).catch((error: unknown) => this.warn(String(error)))
    return this.last
  }

  private async carryOut(message: ToFrame): Promise<void> {
    if (message.type === 'restart') return this.start()
    if (message.type === 'tap') return this.mirror(message.tap)
    await this.set(message.settings)
    this.firstSettings?.()
  }

  private async set(settings: FrameSettings): Promise<void> {
    const { address, network, pay, permissions } = settings
    this.phone.warn('')
    if (pay) this.conditions.pay = pay
    Object.assign(this.conditions.permissions, permissions)
    if (network && network !== this.conditions.network) {
      this.conditions.network = network
      this.phone.showNetwork(network === 'offline' ? say('offline') : network === 'slow' ? '2G' : '')
      this.app.networkChanged(network)
    }
    const restarts = this.keep(settings)
    if (address !== undefined) this.address = address || undefined
    if (!this.isRunning) return
    if (restarts) await this.start()
    else if (address) this.go(address)
  }

  /** Puts a person, a theme and a language into the device's storage; whether the app must start again for it. */
  private keep(settings: FrameSettings): boolean {
    const { person, theme, language } = settings
    if (person === undefined && theme === undefined && language === undefined) return false
    if (person !== undefined) this.conditions.person = person
    this.app.store(storedFor(settings))
    return true
  }

  private go(address: string): void {
    if (!this.app.has(address)) this.warn(say('noRoute') + address)
    this.app.open(address)
  }

  private async start(): Promise<void> {
    this.phone.clear()
    closeSheets()
    const address = this.address
    this.address = undefined
    try {
      await this.app.start(address)
      this.isRunning = true
      if (address && !this.app.has(address)) this.warn(say('noRoute') + address)
    } catch (error) {
      this.fail(error instanceof Error ? error.message : String(error))
    }
  }

  /** The package does not start: said in the frame, which waits for another build or another try. */
  private fail(message: string): void {
    this.isRunning = false
    this.phone.say(say('notStarted'), [message], { text: say('again'), run: () => void this.begin() })
    report({ type: 'error', message, fatal: true })
  }

  private warn(text: string): void {
    this.phone.warn(text)
    report({ type: 'error', message: text })
  }

  private mirror(tap: MirroredTap): void {
    this.isMirroring = true
    try {
      this.app.tap(tap)
    } finally {
      this.isMirroring = false
    }
  }

  /** Tells the page of every tap in a window, except those that another frame made. */
  private watch(shown: Document): void {
    shown.addEventListener(
      'click',
      ({ target, isTrusted }) => {
        if (this.isMirroring || !isTrusted || !target || !('closest' in target)) return
        const tap = tapOf(target as Element)
        if (tap) report({ type: 'tapped', tap })
      },
      { capture: true },
    )
  }

  private async showMenu(mini: MiniApp): Promise<void> {
    const chosen = await actionSheet([say('share'), say('restart')])
    if (chosen === 0) await share(mini.running)
    if (chosen === 1) await this.told({ type: 'restart' })
  }

  private closeApp(mini: MiniApp): void {
    mini.hide()
    toast('')
    const reopen = (): void => {
      this.phone.clear()
      mini.show()
    }
    this.phone.say(nameOf(this.phone.screen) || document.title, [], { text: say('reopen'), run: reopen })
  }
}
