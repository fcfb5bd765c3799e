import type { App } from '@tests/histories/app/entry'
import type { ChosenTool } from '@/contract/cashier'
import type { PayTarget } from '@/domain/cashier/payment/payment'
import { drop } from '@/lib/drop'
import type { HostFacts } from '@/platform/host/hostPort'
import type { PayPort } from '@/platform/pay/payPort'
import { dateOf, mathOf } from './clock'
import type { Device, Host } from './device'
import type { Caller, Network } from './network'

type Screen = { kind: 'cashier' | 'own' | 'result' } & (
  | ReturnType<App['cashier']>
  | ReturnType<App['own']>
  | ReturnType<App['result']>
)

const facts: Record<Host, Partial<HostFacts>> = {
  web: { channel: () => 'APP', source: () => 'APP', terminalType: () => 'WEB', origin: () => 'http://sandbox' },
  weapp: {
    miniHost: 'weapp',
    channel: () => 'APPLET',
    source: () => 'miniApp',
    terminalType: () => 'MINI_PROGRAM',
    origin: () => '',
  },
}

export const toolsOf: Record<Host, PayPort['tools']> = {
  web: ['DEBIT_CARD', 'ALIPAY', 'WECHATPAY'],
  weapp: ['DEBIT_CARD', 'WECHATPAY'],
}

/** A tab of a browser, or the app in WeChat: one run of the app at a time. */
export class Tab {
  screen: Screen | undefined
  /** The provider's session that the customer has left for. */
  away: string | undefined
  /** WeChat's sheet, while it is open. */
  sheet: { session: string; end(outcome: 'done' | 'cancelled' | 'failed' | 'unknown'): void } | undefined
  private readonly session = new Map<string, string>()
  private running: { app: App; caller: Caller } | undefined
  private starts = 0
  private endedSessions = 0
  /** What this run of the app has asked about, and what it should have asked about before it made another payment. */
  private asked = new Set<string>()
  readonly unasked: string[] = []
  /** The payments that were open here when the customer tapped. */
  private openAtTap: string[] = []

  constructor(
    readonly device: Device,
    private readonly number: number,
  ) {}

  /** The app, which starts where it does not run. */
  get app(): App {
    this.running ??= this.start()
    return this.running.app
  }

  get isRunning(): boolean {
    return this.running !== undefined
  }

  /** Ends the app as the host does: nothing in memory is left, and what is under way gets no answer. */
  end(keeps: 'session' | 'nothing'): void {
    if (this.running) {
      this.running.caller.isAlive = false
      this.device.setting.clock.forget(this.running.caller)
    }
    this.running = undefined
    this.screen = undefined
    this.away = undefined
    this.sheet = undefined
    if (keeps === 'nothing') this.session.clear()
  }

  /** Opens a screen in the place of the one that is open. */
  async open(
    kind: Screen['kind'],
    target: PayTarget,
    named: { bizNo?: string; outBizNo?: string } = {},
  ): Promise<void> {
    this.leave()
    const { app } = this
    const store = kind === 'result' ? app.result(target, named) : app[kind](target)
    this.screen = Object.assign(store, { kind })
    this.endedSessions = app.session.endedSessions
    await store.load()
  }

  /** The customer taps the pay button. */
  tap(screen: Screen, tool: ChosenTool): Promise<void> {
    const begins = ['idle', 'unknown', 'failed'].includes(screen.pay.state)
    if (begins) this.openAtTap = this.device.kept.map(({ payment }) => payment.requestId)
    return screen.pay.pay(tool)
  }

  /** The shell makes screens anew when a customer has left; here they are closed, and a later step opens another. */
  closeAfterSession(): void {
    if (this.screen && this.app.session.endedSessions !== this.endedSessions) this.leave()
  }

  /** The customer goes back from the screen. */
  leave(): void {
    if (this.screen) drop(this.screen)
    this.screen = undefined
  }

  /** Payments that were open at the tap, and that a create follows on without a query of theirs (P3, P16). */
  private unaskedAt(requestId: string): string[] {
    return this.device.kept
      .map(({ payment }) => payment)
      .filter((kept) => this.openAtTap.includes(kept.requestId))
      .filter((kept) => !this.asked.has(kept.requestId) && !this.asked.has(kept.bizNo ?? ''))
      .map((kept) => `${kept.requestId} before ${requestId}`)
  }

  private start(): { app: App; caller: Caller } {
    const { setting, skew } = this.device
    const { host, clock, network } = setting
    this.starts += 1
    this.asked = new Set()
    const caller: Caller = {
      isAlive: true,
      onCreate: (requestId) => {
        this.unasked.push(...this.unaskedAt(requestId))
        this.device.intents.push(requestId)
      },
      onQuery: (asked) => void this.asked.add(asked),
    }
    const pay: PayPort = {
      tools: toolsOf[host],
      leaveFor: (url) => {
        this.away = new URL(url).searchParams.get('session') ?? ''
      },
      openSheet: ({ package: prepaid = '' }) =>
        new Promise((end) => {
          this.sheet = { session: prepaid.replace('prepay_id=', ''), end }
        }),
    }
    const app = setting.startApp({
      taro: {
        getStorageSync: (key: string) => this.device.read(key) ?? '',
        setStorageSync: (key: string, value: unknown) => this.device.write(key, value),
        removeStorageSync: (key: string) => this.device.write(key, undefined),
        getSystemInfoSync: () => ({ language: 'zh_CN' }),
        showToast: () => undefined,
        request: (options: Parameters<Network['request']>[1]) => network.request(caller, options),
      },
      host: { os: () => 'ANDROID', ua: () => 'test', ...facts[host] } as HostFacts,
      pay,
      sessionStorage: {
        read: (key: string) => {
          const text = this.session.get(key)
          return text === undefined ? undefined : JSON.parse(text)
        },
        write: (key: string, value: unknown) => void this.session.set(key, String(JSON.stringify(value))),
        remove: (key: string) => void this.session.delete(key),
      },
      setTimeout: (run, ms) => clock.set(caller, run, ms),
      clearTimeout: (timer) => clock.clear(timer),
      Date: dateOf(clock, skew),
      Math: mathOf(setting.seed * 1000 + this.number * 100 + this.starts),
    })
    app.startBackground()
    return { app, caller }
  }
}
