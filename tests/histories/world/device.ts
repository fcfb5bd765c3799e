import type { Surroundings } from '@tests/histories/app/bundle'
import type { App } from '@tests/histories/app/entry'
import type { Clock } from './clock'
import type { Network } from './network'

/** Where the app runs: in a browser, which leaves for the provider's page, or in WeChat, whose sheet opens over the app. */
export type Host = 'web' | 'weapp'

/** What all devices of a history share. */
export interface Setting {
  host: Host
  clock: Clock
  network: Network
  startApp(around: Surroundings): App
  /** Repeats what the app does by chance. */
  seed: number
}

/** A device of the customer: what it stores lasts over restarts, and its tabs share it. */
export class Device {
  readonly stored = new Map<string, string>()
  /**
   * Creates that were sent from here and must be remembered: not those that were made before the customer signed out, nor those whose
   * login ended before the server had named the customer, since later they could be any customer's.
   */
  intents: string[] = []

  constructor(
    readonly setting: Setting,
    /** How wrong its clock is, in milliseconds. */
    readonly skew: number,
  ) {}

  read(key: string): unknown {
    const text = this.stored.get(key)
    return text === undefined ? undefined : JSON.parse(text)
  }

  /** Keeps a value, or removes it. */
  write(key: string, value: unknown): void {
    if (key === 'mToken' && value !== this.read(key)) this.endLogin()
    if (value === undefined) this.stored.delete(key)
    else this.stored.set(key, JSON.stringify(value))
  }

  /** The payments that it keeps, under any login. */
  get kept(): { payment: { requestId: string; bizNo?: string }; customer?: string }[] {
    return (this.read('pendingPayments') ?? []) as Device['kept']
  }

  private endLogin(): void {
    const named = this.kept.filter(({ customer }) => customer !== undefined).map(({ payment }) => payment.requestId)
    this.intents = this.intents.filter((requestId) => named.includes(requestId))
  }
}
