import { makeAutoObservable, observableRef } from 'mobx'
import { type CopyOrderInfoRes, copyOrderCreate, copyOrderInfo } from '@/contract/order/again'
import { dropAll } from '@/lib/drop'
import { ApiError } from '@/request/errors'
import { Loadable } from '@/request/loadable'
import type { Refusal } from '@/request/submission'
import { orderSubmission } from '../orderSubmission'

/** Buying an old order again at today's price. One per open screen that offers it. */
export class AgainStore {
  orderId: string | undefined = undefined
  info = new Loadable<CopyOrderInfoRes>()
  readonly buying = orderSubmission(copyOrderCreate, {
    showRefusal: (refusal) => this.showRefusal(refusal),
    showLost: () => true,
  })
  /** Why the order was not made, in the server's words. */
  message: string | undefined = undefined
  /** The price that was shown before the shop changed it, in fen. */
  oldAmount: number | undefined = undefined

  constructor() {
    makeAutoObservable(this, { info: observableRef }, { autoBind: true })
  }

  /** Opens the question for an order and asks for today's price. */
  open(orderId: string): void {
    this.close()
    this.orderId = orderId
    this.info = new Loadable<CopyOrderInfoRes>()
    void this.ask()
  }

  /** Closes the question. An order under way goes on; its end is not shown. */
  close(): void {
    dropAll(this)
    this.orderId = undefined
    this.clearTrouble()
  }

  /** Nothing is sent while today's price is not known. */
  get canSubmit(): boolean {
    return this.info.value !== undefined && this.info.status !== 'loading'
  }

  /** Makes the order at the price that is shown. A second tap meanwhile does nothing. */
  submit(): void {
    const { orderId } = this
    const { value } = this.info
    if (!orderId || !value || !this.canSubmit) return
    this.clearTrouble()
    void this.buying.submit({ orderId, transAmount: value.transAmount })
  }

  private async ask(): Promise<void> {
    const { orderId } = this
    if (orderId) await this.info.load((read) => read(copyOrderInfo, { orderId }))
  }

  private clearTrouble(): void {
    this.message = undefined
    this.oldAmount = undefined
    this.buying.forgetLost()
  }

  private showRefusal(refusal: Refusal): true {
    if (refusal.code === 'PRICE_CHANGED') void this.comparePrices(refusal)
    else this.tell(refusal)
    return true
  }

  /** The shop asks for another amount than was shown: both are shown before anything is sent again. */
  private async comparePrices(refusal: Refusal): Promise<void> {
    const { info } = this
    const before = info.value?.transAmount
    await this.ask()
    // Opened for another order meanwhile: the price is not about that one.
    if (info !== this.info) return
    const { status, error } = info
    if (status === 'ready') this.setOldAmount(before)
    else this.tell(error instanceof ApiError && error.kind === 'refused' ? error : refusal)
  }

  private setOldAmount(amount: number | undefined): void {
    this.oldAmount = amount
  }

  private tell({ message }: Refusal): void {
    this.message = message
  }
}
