import { makeAutoObservable, observableRef } from 'mobx'
import type { ChosenTool } from '@/contract/cashier'
import { reportClick } from '@/report/report'
import type { Gateway } from '../gateway/gateway'
import { takeUpPayment } from '../pending/takeUpPayment'
import { leavesAfter } from './afterPay'
import type { BankCode } from './bankCode'
import { type CashierState, keepCashier, storedValues } from './cashierStorage'
import { type Failure, lostBy } from './failure'
import { makePayment, type PaymentEnd } from './makePayment'
import { NextSteps } from './nextSteps'
import type { Payment, PayTarget } from './payment'
import { PaymentState } from './paymentState'
import { reportStep } from './reportPayment'
import { type PayCardStatus, type PayState, payCardStatus } from './stateMachine'

/** What a payment on a screen consists of. */
export interface PayOptions {
  target: PayTarget
  gateway: Gateway
  /** What the screen adds to the values in session storage. */
  values?: () => Partial<CashierState>
  /** Those values are written from the first `keep` on: until then the order is only looked at. */
  keepsLater?: true
}

/**
 * Pays one order on one screen: follows each tap through its tool to the server's decision. Only the server makes it `paid` (P8).
 * The screen's own store passes on `show`, `hide` and `drop`.
 */
export class PaymentStore {
  target: PayTarget
  /** The payment on the screen: the server's answer, why it did not succeed, whether the wait is overdue. */
  readonly current: PaymentState
  private readonly steps: NextSteps
  private readonly gateway: Gateway
  private readonly values: PayOptions['values']
  private stopKeeping: (() => void) | undefined = undefined
  private dropped = false
  /** The customer has chosen to go on here after an error. */
  private stays = false
  /** Counts the taps that began a payment. */
  private taps = 0

  constructor({ target, gateway, values, keepsLater }: PayOptions) {
    this.target = target
    this.gateway = gateway
    this.values = values
    this.current = new PaymentState(gateway, target.bizType)
    this.steps = new NextSteps({ current: this.current, gateway, isDropped: () => this.dropped })
    type Private = 'gateway' | 'values' | 'stopKeeping' | 'dropped' | 'taps'
    const plain = { gateway: false, values: false, stopKeeping: false, dropped: false, taps: false } as const
    makeAutoObservable<PaymentStore, Private>(this, { ...plain, target: observableRef }, { autoBind: true })
    if (!keepsLater) this.keep()
  }

  /** Writes the payment's values in session storage from now on. */
  keep(): void {
    this.stopKeeping ??= keepCashier(() => ({ ...storedValues(this), ...this.values?.() }))
  }

  get state(): PayState {
    return this.current.state
  }

  /** payIn, paySuccess or payFailed; undefined before anything was tried. */
  get status(): PayCardStatus | undefined {
    return payCardStatus[this.state]
  }

  /** Why the last payment did not succeed; undefined where there is nothing to show. */
  get failure(): Failure | undefined {
    return this.current.failure
  }

  /** The order is shown after an error, unless the customer has chosen to stay. */
  get leaves(): boolean {
    const { failure, tool } = this.current
    if (this.status !== 'payFailed' || !failure || this.stays) return false
    return leavesAfter(failure, tool, this.target.source)
  }

  /** The bank's code sheet, while it is open. */
  get code(): BankCode | undefined {
    return this.steps.code
  }

  /** The server takes no payment any more: the order may be cancelled, out of time, or paid elsewhere. */
  get isClosed(): boolean {
    return this.current.failure?.cause === 'closed'
  }

  /** A tap is being worked on: the button shows it and takes no other. */
  get isBusy(): boolean {
    return this.state === 'creating'
  }

  /** Whether the screen waits for the server's decision. */
  get isChecking(): boolean {
    return this.state === 'confirming' || this.state === 'awaitingHost'
  }

  /** The payment that the server already knows for this order is gone on with. @param bizNo undefined where it knows none */
  bind(bizNo: string | undefined): void {
    this.target = { ...this.target, boundBizNo: bizNo }
  }

  /** Pays with a tool. A second tap in the same tick does nothing (P1). */
  async pay(tool: ChosenTool): Promise<void> {
    if (this.state !== 'idle' && this.state !== 'unknown' && this.state !== 'failed') return
    reportClick('cashier', 'pay')
    this.current.renew(tool)
    this.stays = false
    this.steps.close()
    this.current.apply('start')
    const tap = ++this.taps
    const isLatest = () => !this.dropped && this.taps === tap
    try {
      const end = await makePayment(this.target, tool, this.gateway)
      if (isLatest() && this.isWanted(end)) await this.steps.follow(end)
    } catch (error) {
      // An error in our own code must not leave the button busy for good; what the server did is not known.
      if (isLatest() && this.isBusy) this.current.fail('lost', lostBy(undefined, 0))
      throw error
    }
  }

  /** Takes up a payment made before; answers whether there was one (see `takeUpPayment`). */
  takeUp(candidates: readonly Payment[], wait: 'always' | 'inProcess'): Promise<boolean> {
    return takeUpPayment(this.current, candidates, wait, () => this.dropped)
  }

  /** Confirms with the bank's code; a wrong one is explained in the sheet. */
  confirmCode(text: string): Promise<void> {
    reportStep('codeEntered', this.target.bizType)
    return this.steps.confirmCode(text)
  }

  /** Asks the bank for another code. */
  sendCode(): Promise<void> {
    return this.steps.sendCode()
  }

  /**
   * The customer closes the payment or stops waiting, maybe before it was made (P2): it stays open, opens no other page, and
   * the next tap asks about it first.
   */
  giveUp(): void {
    this.steps.close()
    this.current.unwatch()
    this.current.apply('gaveUp')
  }

  /** The customer goes on here after an error: they are not led away any more. */
  stay(): void {
    this.stays = true
  }

  /** "Check again": asks at once, then on schedule. */
  check(): void {
    this.current.check()
  }

  /**
   * The screen has come to the front, maybe from the provider's page, another tab or the browser's cache: the server is asked, one
   * query at a time, also while the code is typed (P9, P18).
   */
  show(): void {
    const { code } = this
    const wasAway = this.steps.isAway
    this.steps.isAway = false
    if (wasAway) this.check()
    else if (code) void this.steps.refreshCode(code)
    else this.current.resume()
  }

  /** The screen is covered or left: nothing is asked meanwhile. */
  hide(): void {
    this.current.pause()
  }

  /** The screen is closed; a payment under way goes on without it. */
  drop(): void {
    this.dropped = true
    this.stopKeeping?.()
    this.current.unwatch()
  }

  /** Of a payment that the customer closed while it was being made, only `paid` and `failed` are shown. */
  private isWanted({ kind }: PaymentEnd): boolean {
    return this.isBusy || kind === 'paid' || kind === 'failed'
  }
}
