import { makeAutoObservable } from 'mobx'
import { Loadable } from '@/request/loadable'
import { isOrderClosed, isOrderPaid } from '../gateway/orderStatus'
import type { PayTarget } from '../payment/payment'
import { PaymentStore } from '../payment/paymentStore'
import { findPayments } from '../pending/findPayments'
import { resultGateway } from './resultGateway'

/** What an address led to: a payment, an order that is paid by a payment not known here, or nothing that could be asked about. */
type Found = 'payment' | 'paidOrder' | 'nothing'

/** The result of a payment, found by what the address names, by what was kept, or by its order (P7). */
export class PayResultStore {
  pay: PaymentStore
  private readonly found = new Loadable<Found>()
  private readonly closed = new Loadable<boolean>()
  private readonly named: { bizNo?: string; outBizNo?: string }

  constructor(target: PayTarget, named: { bizNo?: string; outBizNo?: string }) {
    this.named = named
    this.pay = new PaymentStore({ target, ...resultGateway(target) })
    makeAutoObservable<PayResultStore, 'named'>(this, { pay: false, named: false }, { autoBind: true })
  }

  /** Looks for the payment; asks about it once more where it was found. */
  async load(): Promise<void> {
    if (this.pay.state === 'idle') await this.found.load(() => this.find())
    else this.pay.check()
  }

  get isPaid(): boolean {
    return this.found.value === 'paidOrder' || this.pay.state === 'paid'
  }

  /** Nothing that could be asked about was found. */
  get isMissing(): boolean {
    const { status, value } = this.found
    return status === 'failed' || (status === 'ready' && value === 'nothing')
  }

  /** It is paid, but its order was closed before: the money is on its way back (P15). */
  get isReturned(): boolean {
    return this.closed.value === true
  }

  /** The address may not name it; the server's answer does. */
  get orderId(): string {
    return this.pay.target.orderId || this.pay.current.payment?.orderId || ''
  }

  get source(): string {
    return this.pay.target.source
  }

  /** Whether goods were paid for, which arrive later than the money. */
  get isDelivered(): boolean {
    return this.pay.target.bizType === 'MALL_ORDER'
  }

  /** Fen; undefined until the server told it. */
  get amount(): number | undefined {
    return this.pay.current.result?.amount
  }

  /** Asks the order of a paid payment whether it took the money. */
  async askOrder(): Promise<void> {
    const { orderId } = this
    const { bizType } = this.pay.target
    if (orderId) await this.closed.load(() => isOrderClosed({ orderId, bizType }))
  }

  /** The screen is shown, maybe again: the payment asks for its result. */
  show(): void {
    this.pay.show()
  }

  /** The screen is hidden: no questions meanwhile. */
  hide(): void {
    this.pay.hide()
  }

  private async find(): Promise<Found> {
    const { target } = this.pay
    if (await this.pay.takeUp(await findPayments(target, this.named), 'always')) return 'payment'
    return (await isOrderPaid(target)) ? 'paidOrder' : 'nothing'
  }
}
