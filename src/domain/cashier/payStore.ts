import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { HostPayParams } from '@/contract/cashier'
import { pay as host } from '@/platform/pay'
import { reportClick } from '@/report/report'
import { Attempt } from './attempt'
import { BankCode } from './bankCode'
import type { ChosenTool, Gateway, PayIntent, PayTarget } from './gateway'
import { afterHost } from './hostAction'
import { type PayEnd, payOrder } from './payOrder'
import type { PayTexts } from './payTexts'
import { type PayCardStatus, type PayState, payCardStatus } from './state'

interface PayOptions {
  target: PayTarget
  gateway: Gateway
  /** Words of the flow in the language on the screen. */
  texts: () => PayTexts
}

/**
 * Pays one order on one screen: follows each tap through its tool to the server's word. Only that word makes `paid` (P8).
 * The screen calls `show` and `hide` as it comes and goes, and `drop` at its end.
 */
export class PayStore {
  /** The bank's code sheet, while it is open. */
  code: BankCode | undefined = undefined
  target: PayTarget
  /** The try on the screen: its word from the server, its intent, whether the wait is overdue. */
  readonly attempt: Attempt
  private readonly gateway: Gateway
  private readonly texts: () => PayTexts
  /** The customer has left for the provider's page. */
  private away = false
  private dropped = false

  constructor({ target, gateway, texts }: PayOptions) {
    this.target = target
    this.gateway = gateway
    this.texts = texts
    this.attempt = new Attempt(gateway, texts)
    makeAutoObservable<PayStore, 'gateway' | 'texts' | 'away' | 'dropped'>(
      this,
      {
        code: observableRef,
        target: observableRef,
        attempt: false,
        gateway: false,
        texts: false,
        away: false,
        dropped: false,
      },
      { autoBind: true },
    )
  }

  get state(): PayState {
    return this.attempt.state
  }

  /** payIn, paySuccess or payFailed; undefined before anything was tried. */
  get status(): PayCardStatus | undefined {
    return payCardStatus[this.state]
  }

  /** Why the last try did not succeed; empty where there is nothing to say. */
  get reason(): string {
    return this.attempt.reason
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
    reportClick('cashier', 'pay')
    this.attempt.renew()
    this.away = false
    this.dropped = false
    this.attempt.apply('start')
    const end = await payOrder(this.target, tool, { gateway: this.gateway, texts: this.texts() })
    if (!this.dropped) await this.follow(end)
  }

  /**
   * Takes up the first of these payments that the server knows, and tells whether there was one. An open one is waited for;
   * with `inProcess` only where the server is deciding on it, and otherwise left to the next tap. One that the server
   * refuses to speak about is not one that it does not know.
   */
  async recall(candidates: readonly PayIntent[], wait: 'always' | 'inProcess'): Promise<boolean> {
    this.dropped = false
    let refused: { intent: PayIntent; message: string | undefined } | undefined
    for (const intent of candidates) {
      const word = await this.attempt.ask(intent)
      if (this.dropped || this.state !== 'idle') return true
      if (word?.kind === 'refused') refused ??= { intent, message: word.message }
      if (word && word.kind !== 'standing') continue
      const status = word?.standing.paymentStatus
      const isWaiting = status === undefined || status === 'PAYMENT_CREATED' || status === 'PAYMENT_SUBMITTED'
      if (isWaiting && wait === 'inProcess') continue
      this.attempt.takeUp(intent, word?.standing)
      return true
    }
    if (wait === 'inProcess' || !refused) return false
    this.attempt.takeUpRefused(refused.intent, refused.message)
    return true
  }

  /** Confirms with the bank's code; a wrong one is explained in the sheet. */
  async confirmCode(text: string): Promise<void> {
    const { code } = this
    if (!code || code.busy) return
    const end = await code.confirm(text)
    if (this.dropped || this.code !== code || end.kind === 'again') return
    this.endCode()
    if (end.kind === 'lost') return this.attempt.lose(end.message || this.texts().lost, end.shown ? 0 : 3000)
    this.attempt.onWord(end.word)
    if (this.state === 'confirming') this.check()
  }

  /** The customer closes the code sheet or stops waiting; the payment stays open, and the next tap asks about it first. */
  giveUp(): void {
    this.endCode()
    this.away = false
    this.attempt.unwatch()
    this.attempt.apply('gaveUp')
  }

  /** "Check again": one question at once, then on schedule. */
  check(): void {
    const { intent } = this.attempt
    if (!intent) return
    this.attempt.apply(this.state === 'awaitingHost' ? 'hostReturned' : 'resume')
    if (this.state === 'confirming') this.attempt.watchFor(intent)
  }

  /** The screen is shown again, maybe from the provider's page or the browser's cache: exactly one question (P9). */
  show(): void {
    const wasAway = this.away
    this.away = false
    if (wasAway) this.check()
    else this.attempt.resume()
  }

  hide(): void {
    this.attempt.pause()
  }

  /** The screen is gone; a payment under way goes on without it. */
  drop(): void {
    this.dropped = true
    this.attempt.unwatch()
  }

  private async follow(end: PayEnd): Promise<void> {
    switch (end.kind) {
      case 'paid':
        return this.attempt.paid(end.intent)
      case 'failed':
        return this.attempt.fail('serverFailed', end.reason)
      case 'unknown':
        return this.attempt.fail('lost', end.reason)
      case 'checking':
        this.attempt.apply('serverOpen')
        return this.attempt.watchFor(end.intent)
      case 'code':
        return this.openCode(end.intent)
      case 'leave':
        this.begin(end.intent, 'hostNeeded')
        this.away = true
        return host.leaveFor(end.redirectUrl)
      case 'sheet':
        return this.openSheet(end.intent, end.payParams)
    }
  }

  private begin(intent: PayIntent, event: 'hostNeeded' | 'codeNeeded'): void {
    this.attempt.intent = intent
    this.attempt.apply(event)
  }

  private openCode(intent: PayIntent): Promise<void> {
    this.begin(intent, 'codeNeeded')
    this.code = new BankCode(intent.bizNo ?? '', this.gateway, this.texts)
    return this.code.send()
  }

  private async openSheet(intent: PayIntent, payParams: HostPayParams): Promise<void> {
    this.begin(intent, 'hostNeeded')
    const outcome = await host.openSheet(payParams)
    if (this.dropped || this.attempt.intent !== intent || this.state !== 'awaitingHost') return
    if (afterHost[outcome] === 'poll') return this.check()
    const { cancelled, hostFailed } = this.texts()
    await this.attempt.askOnce(intent, outcome === 'cancelled' ? cancelled : hostFailed)
  }

  private endCode(): void {
    runInAction(() => {
      this.code = undefined
    })
  }
}
