import { makeAutoObservable } from 'mobx'
import { cashierGateway } from '@/domain/cashier/cashierGateway'
import { findPayments } from '@/domain/cashier/findPayments'
import type { PayTarget } from '@/domain/cashier/gateway'
import { isOrderClosed, isOrderPaid } from '@/domain/cashier/orderPaid'
import { PayStore } from '@/domain/cashier/payStore'
import { cashierWords } from '@/i18n/cashier'

/** The result of a payment, found by what the address names, by what was kept, or by its order (P7). */
export class PayResultStore {
  pay: PayStore
  /** The order's own word, where no payment of it is known here. */
  isOrderPaid = false
  /** It is paid, but its order was closed before: the money is on its way back (P15). */
  isReturned = false
  /** Nothing that could be asked about was found. */
  isMissing = false
  private readonly named: { bizNo?: string; outBizNo?: string }

  constructor(target: PayTarget, named: { bizNo?: string; outBizNo?: string }) {
    this.named = named
    this.pay = new PayStore({ target, gateway: cashierGateway, texts: () => cashierWords().flow })
    makeAutoObservable<PayResultStore, 'named'>(this, { pay: false, named: false }, { autoBind: true })
  }

  async load(): Promise<void> {
    if (this.pay.state !== 'idle') return this.pay.check()
    const { target } = this.pay
    this.isMissing = false
    this.pay.enter()
    const isFound = await this.pay.recall(await findPayments(target, this.named), 'always')
    if (!isFound) this.settle(await isOrderPaid(target))
  }

  get isPaid(): boolean {
    return this.isOrderPaid || this.pay.state === 'paid'
  }

  /** The address may not name it; the server's answer does. */
  get orderId(): string {
    return this.pay.target.orderId || this.pay.attempt.intent?.orderId || ''
  }

  get source(): string {
    return this.pay.target.source
  }

  /** Fen; undefined until the server told it. */
  get amount(): number | undefined {
    return this.pay.attempt.standing?.amount
  }

  /** Asks the order of a paid payment whether it took the money. */
  async askOrder(): Promise<void> {
    const { orderId } = this
    if (orderId) this.setReturned(await isOrderClosed({ orderId, bizType: this.pay.target.bizType }))
  }

  /** The screen is shown, maybe again: the payment asks for its result. */
  show(): void {
    this.pay.show()
  }

  /** The screen is hidden: no questions meanwhile. */
  hide(): void {
    this.pay.hide()
  }

  /** The screen is gone. */
  drop(): void {
    this.pay.drop()
  }

  private setReturned(isReturned: boolean): void {
    this.isReturned = isReturned
  }

  private settle(isOrderPaid: boolean): void {
    this.isOrderPaid = isOrderPaid
    this.isMissing = !isOrderPaid
  }
}
