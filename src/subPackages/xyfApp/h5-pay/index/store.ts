import { makeAutoObservable } from 'mobx'
import type { ChosenTool, PaymentTool } from '@/contract/cashier'
import { cashierGateway } from '@/domain/cashier/gateway/cashierGateway'
import { type OpenCashier, type Opening, openCashier, type Refusal } from '@/domain/cashier/gateway/openCashier'
import { type CashierState, storedTool } from '@/domain/cashier/payment/cashierStorage'
import type { Payment, PayTarget } from '@/domain/cashier/payment/payment'
import { PaymentStore } from '@/domain/cashier/payment/paymentStore'
import { reportStep } from '@/domain/cashier/payment/reportPayment'
import { pendingPayments } from '@/domain/cashier/pending/pendingPayments'
import { toolKey } from '@/domain/cashier/tools/tools'
import { Loadable } from '@/request/loadable'
import { LeaveStore } from './leaveStore'

/** The cashier's screen: what can be paid with, which tool is chosen, and the payment itself. */
export class CashierStore {
  opening = new Loadable<Opening>()
  pay: PaymentStore
  readonly leaving = new LeaveStore(() => this.isWaiting)
  /** Key of the tool that the customer has chosen here. */
  private chosenKey: string | undefined = undefined
  /** Key of the tool proposed: chosen when this cashier was last open, or of a payment that is still open. */
  private proposedKey: string | undefined
  private readonly wished: string | undefined
  /** The customer has asked for the other tools, or pays again after a failure: all of them stay on the screen. */
  private showsAll = false
  /** The customer has left to bind a card. */
  private isAddingCard = false

  /** @param wished kind of tool that the customer chose before the order was made; another text counts as none */
  constructor(target: PayTarget, wished?: string) {
    const stored = storedTool(target.orderId)
    this.proposedKey = stored && toolKey(stored)
    this.wished = wished
    makeAutoObservable<CashierStore, 'wished' | 'values' | 'isAddingCard'>(
      this,
      { pay: false, wished: false, values: false, isAddingCard: false },
      { autoBind: true },
    )
    this.pay = new PaymentStore({ target, gateway: cashierGateway, values: () => this.values() })
  }

  /**
   * Opens the cashier, and takes up a payment that was under way when the page was last open (P6, P9). It is called
   * again when the countdown ends, since only the server decides whether the time to pay is over (N3).
   */
  async load(): Promise<void> {
    const { target } = this.pay
    await this.opening.load((read) => openCashier(read, target))
    if (this.opening.value?.kind !== 'open') return
    reportStep('toolsShown', target.bizType)
    this.pay.bind(this.opening.value.cashier.boundBizNo)
    await pendingPayments.claimFor(target.orderId)
    const kept = pendingPayments.of(target.orderId)
    this.propose(kept)
    await this.pay.takeUp(kept, 'inProcess')
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

  /**
   * The order waits for the customer, who has not paid it. Not while the server decides on a payment, nor where it is not known how the last one
   * ended.
   */
  get isWaiting(): boolean {
    const { state, failure, isClosed } = this.pay
    if (!this.cashier || this.isPaid || isClosed) return false
    const isUnpaid = failure?.cause === 'cancelled' || failure?.cause === 'host'
    return state === 'idle' || state === 'failed' || (state === 'unknown' && isUnpaid)
  }

  /** The chosen tool, else the one proposed or wished, where it can be used; else the first that can. */
  get chosen(): PaymentTool | undefined {
    const usable = this.cashier?.tools.filter(({ disabledReason }) => disabledReason === undefined) ?? []
    const byKey = (key: string | undefined) => usable.find((tool) => toolKey(tool) === key)
    const wished = usable.find(({ assetType }) => assetType === this.wished)
    return byKey(this.chosenKey) ?? byKey(this.proposedKey) ?? wished ?? usable[0]
  }

  /**
   * The wished tool, which is not asked for again; undefined where all tools are shown: the first tool of its kind, which the customer saw,
   * cannot be used, another one is proposed, a payment has failed, or the customer has asked for the others.
   */
  get settled(): PaymentTool | undefined {
    if (this.showsAll || this.pay.status === 'payFailed') return undefined
    const seen = this.cashier?.tools.find(({ assetType }) => assetType === this.wished)
    return seen === this.chosen ? seen : undefined
  }

  /** The customer asks for the other tools. */
  showAll(): void {
    this.showsAll = true
  }

  choose(tool: PaymentTool): void {
    this.chosenKey = toolKey(tool)
    reportStep('toolChosen', this.pay.target.bizType)
    this.pay.stay()
  }

  /** Proposes the tool whose payment is still open, since another one would have to wait for it (P16). */
  private propose(kept: readonly Payment[]): void {
    const [latest] = kept.slice(-1)
    if (latest) this.proposedKey = toolKey(latest.tool)
  }

  payNow(): void {
    if (this.pay.status === 'payFailed') this.showsAll = true
    if (this.chosenTool) void this.pay.pay(this.chosenTool)
  }

  /** Starts anew after the bank's code was locked. */
  restart(): void {
    this.pay.giveUp()
    this.payNow()
  }

  /** The customer leaves to bind a card; the tools are read anew when they are back. */
  addCard(): void {
    this.isAddingCard = true
  }

  /** The screen is shown, maybe again: the payment asks for its result. */
  show(): void {
    this.pay.show()
    if (this.isAddingCard) void this.load()
    this.isAddingCard = false
  }

  /** The screen is hidden: no queries meanwhile. */
  hide(): void {
    this.pay.hide()
  }

  private get chosenTool(): ChosenTool | undefined {
    if (!this.chosen) return undefined
    const { assetType, amount, cardId } = this.chosen
    return { assetType, amount, ...(cardId ? { cardId } : {}) }
  }

  /** What the cashier adds to the values in session storage: what it offers, what is chosen, and why nothing can be paid. */
  private values(): Partial<CashierState> {
    const { cashier, chosenTool, refusal } = this
    return {
      ...(chosenTool ? { chosePayMode: chosenTool } : {}),
      ...(refusal ? { payCardStatus: 'payFailed', payFailedReason: refusal.reason } : {}),
      ...(cashier ? { cashierPayData: offerOf(cashier), showCardPay: cashier.showCardPay } : {}),
    }
  }
}

const offerOf = ({ amount, bizInfo, paymentToolList }: OpenCashier): CashierState['cashierPayData'] => ({
  amount,
  bizInfo,
  paymentToolList,
})
