import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { HostPayParams } from '@/contract/cashier'
import { pay as host } from '@/platform/pay'
import { toast } from '@/platform/toast'
import { ApiError } from '@/request/errors'
import { BankCode } from './bankCode'
import { cashierStorage } from './cashierStorage'
import type { ChosenTool, Gateway, PayIntent, PayTarget, Standing } from './gateway'
import { afterHost } from './hostAction'
import { failedReason, type PayEnd, payOrder } from './payOrder'
import type { PayTexts } from './payTexts'
import { pendingPayment } from './pendingPayment'
import { askServer, eventOf } from './standing'
import { nextState, type PayCardStatus, type PayEvent, type PayState, payCardStatus } from './state'
import { type Watch, type Watcher, watchPayment } from './watch'

interface PayOptions {
  target: PayTarget
  gateway: Gateway
  /** Words of the flow in the language on the screen. */
  texts: () => PayTexts
}

/**
 * Pays one order on one screen: follows each tap through its tool to the server's word. Only that word makes `paid` (P8);
 * `reason` says why it did not happen. The screen calls `show` and `hide` as it comes and goes, and `drop` at its end.
 */
export class PayStore implements Watcher {
  state: PayState = 'idle'
  /** Why the last try did not succeed; empty where there is nothing to say. */
  reason = ''
  /** The schedule is over and the payment still open: "still checking". */
  isOverdue = false
  /** The bank's code sheet, while it is open. */
  code: BankCode | undefined = undefined
  target: PayTarget
  private intent: PayIntent | undefined = undefined
  private watch: Watch | undefined = undefined
  /** The customer has left for the provider's page. */
  private away = false
  private dropped = false
  private readonly gateway: Gateway
  private readonly texts: () => PayTexts

  constructor({ target, gateway, texts }: PayOptions) {
    this.target = target
    this.gateway = gateway
    this.texts = texts
    makeAutoObservable<PayStore, 'intent' | 'watch' | 'away' | 'dropped' | 'gateway' | 'texts'>(
      this,
      {
        code: observableRef,
        target: observableRef,
        intent: false,
        watch: false,
        away: false,
        dropped: false,
        gateway: false,
        texts: false,
      },
      { autoBind: true },
    )
  }

  /** payIn, paySuccess or payFailed; undefined before anything was tried. */
  get status(): PayCardStatus | undefined {
    return payCardStatus[this.state]
  }

  /** A tap is being worked on: the button shows it and takes no other. */
  get isBusy(): boolean {
    return this.state === 'creating'
  }

  /** Whether the screen waits for the server's word. */
  get isChecking(): boolean {
    return this.state === 'confirming' || this.state === 'awaitingHost'
  }

  /** Pays with a tool. A second tap in the same tick does nothing (P1). */
  async pay(tool: ChosenTool): Promise<void> {
    if (this.state !== 'idle' && this.state !== 'unknown' && this.state !== 'failed') return
    this.reset()
    this.dropped = false
    this.apply('start')
    const end = await payOrder(this.target, tool, { gateway: this.gateway, texts: this.texts() })
    if (!this.dropped) await this.follow(end)
  }

  /** Waits for the word on a payment made before: kept from an earlier start, or named by an address. */
  resume(intent: PayIntent): void {
    if (this.state !== 'idle' && this.state !== 'unknown') return
    this.dropped = false
    this.apply('resume')
    this.startWatch(intent)
  }

  /** Confirms with the bank's code; a wrong one is explained in the sheet. */
  async confirmCode(text: string): Promise<void> {
    const { code } = this
    if (!code || code.busy) return
    const end = await code.confirm(text)
    if (this.dropped || this.code !== code || end.kind === 'again') return
    this.endCode()
    if (end.kind === 'word') this.onWord(end.word)
    else this.onLost(end.message || this.texts().lost, end.shown ? 0 : 3000)
    if (this.state === 'confirming' && this.intent) this.startWatch(this.intent)
  }

  /** The customer closes the code sheet or stops waiting; the payment stays open, and the next tap asks about it first. */
  giveUp(): void {
    this.endCode()
    this.stopWatch()
    this.apply('gaveUp')
  }

  /** "Check again": one question at once, then on schedule. */
  check(): void {
    if (this.state === 'confirming' && this.intent) this.startWatch(this.intent)
    else if (this.intent) this.resume(this.intent)
  }

  /** The screen is shown again, maybe from the provider's page or the browser's cache: exactly one question (P9). */
  show(): void {
    if (this.away) {
      this.away = false
      this.apply('hostReturned')
      if (this.intent) this.startWatch(this.intent)
      return
    }
    this.watch?.resume()
  }

  hide(): void {
    this.watch?.pause()
  }

  /** The screen is gone; a payment under way goes on without it. */
  drop(): void {
    this.dropped = true
    this.stopWatch()
  }

  onStanding(standing: Standing): void {
    this.onWord(standing)
  }

  onNoWord(message: string): void {
    this.onLost(message || this.texts().lost, 2000)
  }

  onDeadline(): void {
    this.isOverdue = true
  }

  private async follow(end: PayEnd): Promise<void> {
    switch (end.kind) {
      case 'paid':
        return this.apply('serverPaid')
      case 'failed':
        this.reason = end.reason
        return this.apply('serverFailed')
      case 'unknown':
        this.reason = end.reason
        return this.apply('lost')
      case 'checking':
        this.apply('serverOpen')
        return this.startWatch(end.intent)
      case 'code':
        return this.openCode(end.intent)
      case 'leave':
        this.intent = end.intent
        this.away = true
        this.apply('hostNeeded')
        return host.leaveFor(end.redirectUrl)
      case 'sheet':
        return this.openSheet(end.intent, end.payParams)
    }
  }

  private openCode(intent: PayIntent): Promise<void> {
    this.intent = intent
    this.apply('codeNeeded')
    this.code = new BankCode(intent.bizNo ?? '', this.gateway, this.texts)
    return this.code.send()
  }

  private async openSheet(intent: PayIntent, payParams: HostPayParams): Promise<void> {
    this.intent = intent
    this.apply('hostNeeded')
    const outcome = await host.openSheet(payParams)
    if (this.dropped) return
    this.apply('hostReturned')
    if (afterHost[outcome] === 'poll') return this.startWatch(intent)
    await this.askOnce(intent, outcome === 'cancelled' ? this.texts().cancelled : this.texts().hostFailed)
  }

  /** One question after a sheet that ended without paying; an open payment goes back to the cashier. */
  private async askOnce(intent: PayIntent, reason: string): Promise<void> {
    let isDecided = false
    try {
      const word = await askServer(this.gateway, intent)
      isDecided = word.kind === 'standing' && eventOf(word.standing.paymentStatus) !== 'serverOpen'
      if (this.dropped) return
      if (word.kind === 'standing' && isDecided) this.onWord(word.standing)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
    if (!isDecided) this.onLost(reason, 2000)
  }

  /** The server's word on the payment. */
  private onWord({ paymentStatus, message }: Pick<Standing, 'paymentStatus' | 'message'>): void {
    const event = eventOf(paymentStatus)
    if (event !== 'serverOpen' && this.intent) pendingPayment.settle(this.intent.requestId)
    if (event === 'serverFailed' && this.state !== 'paid') this.reason = failedReason(message, this.texts())
    this.apply(event)
  }

  /** No word: shown as failed with an unknown outcome. @param duration of the toast in milliseconds; 0 for none */
  private onLost(reason: string, duration: number): void {
    this.stopWatch()
    this.reason = reason
    if (duration) toast(reason, duration)
    this.apply('lost')
  }

  private startWatch(intent: PayIntent): void {
    this.stopWatch()
    this.intent = intent
    this.isOverdue = false
    this.watch = watchPayment(intent, this.gateway, this)
  }

  private stopWatch(): void {
    this.watch?.stop()
    this.watch = undefined
  }

  private endCode(): void {
    this.code = undefined
  }

  private reset(): void {
    this.stopWatch()
    this.state = 'idle'
    this.reason = ''
    this.isOverdue = false
    this.away = false
  }

  private apply(event: PayEvent): void {
    runInAction(() => {
      this.state = nextState(this.state, event)
    })
    const status = this.status
    if (status) cashierStorage.write({ payCardStatus: status })
  }
}
