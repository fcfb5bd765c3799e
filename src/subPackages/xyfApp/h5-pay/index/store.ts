import { makeAutoObservable } from 'mobx'
import type { PaymentTool } from '@/contract/cashier'
import { cashierGateway } from '@/domain/cashier/gateway/cashierGateway'
import type { Payment, PayTarget } from '@/domain/cashier/payment/payment'
import { type OpenCashier, type Opening, openCashier, type Refusal } from '@/domain/cashier/gateway/openCashier'
import { PaymentStore } from '@/domain/cashier/payment/paymentStore'
import { pendingPayments } from '@/domain/cashier/pending/pendingPayments'
import { toolKey } from '@/domain/cashier/tools/tools'
import { Loadable } from '@/request/loadable'

/** The cashier's screen: what can be paid with, which tool is chosen, and the payment itself. */
export class CashierStore {
  opening = new Loadable<Opening>()
  pay: PaymentStore
  private chosenKey: string | undefined = undefined

  constructor(target: PayTarget) {
    this.pay = new PaymentStore({ target, gateway: cashierGateway })
    makeAutoObservable(this, { pay: false }, { autoBind: true })
  }

  /**
   * Opens the cashier, and takes up a payment that was under way when the page was last open (P6, P9). It is called
   * again when the countdown ends, since only the server decides whether the time to pay is over (N3).
   */
  async load(): Promise<void> {
    const { target } = this.pay
    await this.opening.load((read) => openCashier(read, target))
    if (this.opening.value?.kind !== 'open') return
    this.pay.target = { ...target, boundBizNo: this.opening.value.cashier.boundBizNo }
    await pendingPayments.claimFor(target.orderId)
    const kept = pendingPayments.of(target.orderId)
    this.propose(kept)
    await this.pay.recall(kept, 'inProcess')
  }

  get cashier(): OpenCashier | undefined {
    return this.opening.value?.kind === 'open' ? this.opening.value.cashier : undefined
  }

  /** Why this order cannot be paid at all. */
  get refusal(): Refusal | undefined {
    return this.opening.value?.kind === 'refused' ? this.opening.value : undefined
  }

  get isPaid(): boolean {
    return this.pay.state === 'paid' || this.opening.value?.kind === 'paid'
  }

  /** The chosen tool; the first usable one by default. */
  get chosen(): PaymentTool | undefined {
    const usable = this.cashier?.tools.filter(({ disabledReason }) => disabledReason === undefined) ?? []
    return usable.find((tool) => toolKey(tool) === this.chosenKey) ?? usable[0]
  }

  choose(tool: PaymentTool): void {
    this.chosenKey = toolKey(tool)
    this.pay.stay()
  }

  /** Proposes the tool whose payment is still open, since another one would have to wait for it (P16). */
  private propose(kept: readonly Payment[]): void {
    const [latest] = kept.slice(-1)
    if (latest) this.chosenKey ??= toolKey(latest.tool)
  }

  payNow(): void {
    if (!this.chosen) return
    const { assetType, amount, cardId } = this.chosen
    void this.pay.pay({ assetType, amount, ...(cardId ? { cardId } : {}) })
  }

  /** Starts anew after the bank's code was locked. */
  restart(): void {
    this.pay.giveUp()
    this.payNow()
  }

  /** The screen is shown, maybe again: the payment asks for its result. */
  show(): void {
    this.pay.show()
  }

  /** The screen is hidden: no questions meanwhile. */
  hide(): void {
    this.pay.hide()
  }

  /** The screen is closed. */
  drop(): void {
    this.opening.drop()
    this.pay.drop()
  }
}
