import { makeAutoObservable, observableRef } from 'mobx'
import { reportClick } from '@/report/report'
import { afterPay } from './afterPay'
import { Attempt } from './attempt'
import type { BankCode } from './bankCode'
import { lostBy } from './failure'
import type { ChosenTool, Gateway, PayIntent, PayTarget } from './gateway'
import { type PayEnd, payOrder } from './payOrder'
import { PaySteps } from './paySteps'
import type { PayTexts } from './payTexts'
import { recallPayment } from './recallPayment'
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
  target: PayTarget
  /** The try on the screen: its word from the server, its intent, whether the wait is overdue. */
  readonly attempt: Attempt
  private readonly steps: PaySteps
  private readonly gateway: Gateway
  private readonly texts: () => PayTexts
  private dropped = false
  /** The customer goes on here after an error. */
  private stays = false
  /** Counts the taps that began a try. */
  private taps = 0

  constructor({ target, gateway, texts }: PayOptions) {
    this.target = target
    this.gateway = gateway
    this.texts = texts
    this.attempt = new Attempt(gateway, texts)
    this.steps = new PaySteps({ attempt: this.attempt, gateway, texts, isGone: () => this.dropped })
    makeAutoObservable<PayStore, 'steps' | 'gateway' | 'texts' | 'dropped' | 'taps'>(
      this,
      {
        target: observableRef,
        attempt: false,
        steps: false,
        gateway: false,
        texts: false,
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

  /** Why the last try did not succeed; empty where there is nothing to say. */
  get reason(): string {
    return this.attempt.reason
  }

  /**
   * After an error of WeChat Pay or Alipay that was told, the order is shown. Not where the customer stays, also because
   * nothing was paid with the tool, but he has to wait for another one (P16).
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
    this.enter()
    this.attempt.apply('start')
    const tap = ++this.taps
    const isLatest = () => !this.dropped && this.taps === tap
    try {
      const end = await payOrder(this.target, tool, { gateway: this.gateway, texts: this.texts() })
      if (isLatest() && this.isWanted(end)) await this.steps.follow(end)
    } catch (error) {
      // A mistake of ours must not leave the button busy for ever; what the server did is not known.
      if (isLatest() && this.isBusy) this.attempt.fail('lost', lostBy(undefined, 0))
      throw error
    }
  }

  /** The screen is open, maybe once more: payments are taken up again. */
  enter(): void {
    this.dropped = false
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
   * The customer closes the payment or stops waiting, maybe before it was made (P2): it stays open, leads him nowhere, and the
   * next tap asks about it first.
   */
  giveUp(): void {
    this.steps.close()
    this.attempt.unwatch()
    this.attempt.apply('gaveUp')
  }

  /** The customer goes on here after an error: he is not led away any more. */
  stay(): void {
    this.stays = true
  }

  /** "Check again": one question at once, then on schedule. */
  check(): void {
    this.attempt.check()
  }

  /**
   * The screen is shown again, maybe from the provider's page, another tab or the browser's cache: one question at a time, also
   * while the code is typed (P9, P18).
   */
  show(): void {
    const wasAway = this.steps.away
    this.steps.away = false
    if (wasAway) this.check()
    else if (this.code) void this.steps.look()
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

  /** Of a payment that the customer closed while it was being made only an end counts. */
  private isWanted({ kind }: PayEnd): boolean {
    return this.isBusy || kind === 'paid' || kind === 'failed'
  }
}
