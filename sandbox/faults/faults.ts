import { BadRequest } from '../http/errors'

const kinds = [
  'drop-before',
  'drop-after',
  'delay',
  'stall',
  'drip',
  'truncate',
  'html',
  'null',
  'array',
  'status',
  'code',
  'process-in',
  'clock',
  'kill-after',
  'notify',
] as const

/**
 * What can be made to go wrong (see `/__faults`). `process-in` is for creates: an answer that says a payment was created says
 * PAYMENT_PROCESS_IN in its place and keeps its form. The payment itself is not changed, so it is completed as any other.
 */
export type FaultKind = (typeof kinds)[number]

/** One fault to come. `clock` acts at once and until deleted; the others hit the next `times` calls of `path`. */
export interface Fault {
  kind: FaultKind
  /** Path of the call that is hit; every call without it. */
  path?: string
  /** 1 unless said otherwise. */
  times?: number
  /** Length of a delay, pause between the bytes of a drip, or offset of the clock, in milliseconds. */
  ms?: number
  /** The moment at which the clock stands still; the newest one counts. */
  at?: number
  /** HTTP status of `status`. */
  status?: number
  /** Answer code of `code`. */
  code?: string
  message?: string
  /** What `notify` does to the provider's notification: how often it is sent, and which field is tampered with. */
  notify?: {
    times?: number
    tamper?: 'sign' | 'amount' | 'order'
    delayMs?: number
  }
}

/** The faults that wait to be used, and the log of those that were. */
export class Faults {
  private waiting: Fault[] = []
  private used: { at: string; path: string; fault: Fault }[] = []

  constructor(readonly enabled: boolean) {}

  /** Throws a BadRequest for a kind that does not exist, or a test would wait for a fault that never fires. */
  add(fault: Fault): void {
    if (!kinds.includes(fault.kind)) throw new BadRequest(`unknown kind of fault: ${fault.kind}`)
    this.waiting.push({ times: 1, ...fault })
  }

  /** Takes the first waiting fault of these kinds for this path (`orAny`: or for no path), and logs that it was used. */
  takeFault(of: FaultKind | readonly FaultKind[], path: string, orAny = true): Fault | undefined {
    if (!this.enabled) return undefined
    const wanted = typeof of === 'string' ? [of] : of
    const fault = this.waiting.find((one) => wanted.includes(one.kind) && (one.path ? one.path === path : orAny))
    if (!fault) return undefined
    fault.times = (fault.times ?? 1) - 1
    if (fault.times <= 0) this.waiting = this.waiting.filter((one) => one !== fault)
    this.used.push({ at: new Date().toISOString(), path, fault: { ...fault } })
    return fault
  }

  /** The time of the server: the machine's own, or that at which the clock stands, and moved by every offset. */
  now(): Date {
    const clocks = this.waiting.filter((one) => one.kind === 'clock')
    const stands = clocks.filter((one) => one.at !== undefined).at(-1)?.at ?? Date.now()
    return new Date(clocks.reduce((sum, one) => sum + (one.ms ?? 0), stands))
  }

  list(): readonly Fault[] {
    return this.waiting
  }

  log(): readonly { at: string; path: string; fault: Fault }[] {
    return this.used
  }

  clear(): void {
    this.waiting = []
    this.used = []
  }
}
