import { makeAutoObservable, observableRef } from 'mobx'
import { reportClick } from '@/report/report'
import { afterPay } from './afterPay'
import { Attempt } from './attempt'
import type { BankCode } from './bankCode'
import { type Failure, lostBy } from './failure'
import type { ChosenTool, Gateway, PayIntent, PayTarget } from './gateway'
import { type PayEnd, payOrder } from './payOrder'
import { PaySteps } from './paySteps'
import { recallPayment } from './recallPayment'
import { type PayCardStatus, type PayState, payCardStatus } from './state'

interface PayOptions {
  target: PayTarget
  gateway: Gateway
}

/**
 * Pays one order on one screen: follows each tap through its tool to the server's word. Only that word makes `paid` (P8).
 * The screen's own store passes on `show`, `hide` and `drop`.
 */
export class PayStore {
  target: PayTarget
  /** The try on the screen: its word from the server, its intent, whether the wait is overdue. */
  readonly attempt: Attempt
  private readonly steps: PaySteps
  private readonly gateway: Gateway
  private dropped = false
  /** The customer has chosen to go on here after an error. */
  private stays = false
  /** Counts the taps that began a try. */
  private taps = 0

  constructor({ target, gateway }: PayOptions) {
    this.target = target
    this.gateway = gateway
    this.attempt = new Attempt(gateway)
    this.steps = new PaySteps({ attempt: this.attempt, gateway, isGone: () => this.dropped })
    makeAutoObservable<PayStore, 'steps' | 'gateway' | 'dropped' | 'taps'>(
      this,
      {
        target: observableRef,
        attempt: false,
        steps: false,
        gateway: false,
        dropped: false,
        taps: false,
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

  /** How the last try did not succeed; undefined where there is nothing to say. */
  get failure(): Failure | undefined {
    return this.attempt.failure
  }

  /**
   * After an error of WeChat Pay or Alipay that was told, the order is shown. Not where the customer has chosen to stay, nor
   * where nothing was tried because a payment with another tool is still open (P16).
   */
  get leaves(): boolean {
    const { failure, tool } = this.attempt
    if (this.status !== 'payFailed' || !failure || failure.toastMs === 0 || this.stays) return false
    if (failure.cause === 'blocked' || tool?.assetType === 'DEBIT_CARD') return false
    return afterPay({ source: this.target.source, outcome: 'error' }) === 'orderDetail'
  }

  /** The bank's code sheet, while it is open. */
  get code(): BankCode | undefined {
    return this.steps.code
  }

  /** The server takes no payment any more: the order may be cancelled, out of time, or paid elsewhere. */
  get isClosed(): boolean {
    return this.attempt.failure?.cause === 'closed'
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
    this.attempt.renew(tool)
    this.stays = false
    this.steps.close()
    this.attempt.apply('start')
    const tap = ++this.taps
    const isLatest = () => !this.dropped && this.taps === tap
    try {
      const end = await payOrder(this.target, tool, this.gateway)
      if (isLatest() && this.isWanted(end)) await this.steps.follow(end)
    } catch (error) {
      // An error in our own code must not leave the button busy for good; what the server did is not known.
      if (isLatest() && this.isBusy) this.attempt.fail('lost', lostBy(undefined, 0))
      throw error
    }
  }

  /** Takes up a payment made before; answers whether there was one (see `recallPayment`). */
  recall(candidates: readonly PayIntent[], wait: 'always' | 'inProcess'): Promise<boolean> {
    return recallPayment(this.attempt, candidates, wait, () => this.dropped)
  }

  /** Confirms with the bank's code; a wrong one is explained in the sheet. */
  confirmCode(text: string): Promise<void> {
    return this.steps.confirmCode(text)
  }

  /** Asks the bank for another code. */
  sendCode(): Promise<void> {
    return this.steps.sendCode()
  }

  /**
   * The customer closes the payment or stops waiting, maybe before it was made (P2): it stays open and leads nowhere, and the
   * next tap asks about it first.
   */
  giveUp(): void {
    this.steps.close()
    this.attempt.unwatch()
    this.attempt.apply('gaveUp')
  }

  /** The customer goes on here after an error: they are not led away any more. */
  stay(): void {
    this.stays = true
  }

  /** "Check again": asks at once, then on schedule. */
  check(): void {
    this.attempt.check()
  }

  /**
   * The screen has come to the front, maybe from the provider's page, another tab or the browser's cache: the server is asked, one
   * question at a time, also while the code is typed (P9, P18).
   */
  show(): void {
    const wasAway = this.steps.away
    this.steps.away = false
    if (wasAway) this.check()
    else if (this.code) void this.steps.look()
    else this.attempt.resume()
  }

  /** The screen is covered or left: nothing is asked meanwhile. */
  hide(): void {
    this.attempt.pause()
  }

  /** The screen is closed; a payment under way goes on without it. */
  drop(): void {
    this.dropped = true
    this.attempt.unwatch()
  }

  /** Of a payment that the customer closed while it was being made, only `paid` and `failed` are shown. */
  private isWanted({ kind }: PayEnd): boolean {
    return this.isBusy || kind === 'paid' || kind === 'failed'
  }
}
