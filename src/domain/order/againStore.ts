import { makeAutoObservable } from 'mobx'
import { type CopyOrderInfoRes, copyOrderInfo } from '@/contract/order/again'
import { Loadable } from '@/request/loadable'
import { buyAgain } from './submitOrder'

/** Buying an old order again at today's price. One per open screen that offers it. */
export class AgainStore {
  orderId: string | undefined = undefined
  info = new Loadable<CopyOrderInfoRes>()
  busy = false
  message: string | undefined = undefined
  lost = false
  /** The price that was shown before the shop changed it, in fen. */
  oldAmount: number | undefined = undefined
  private gone = false

  constructor() {
    makeAutoObservable<AgainStore, 'gone'>(this, { gone: false }, { autoBind: true })
  }

  /** Opens the question for an order and asks for today's price. */
  open(orderId: string): void {
    this.orderId = orderId
    this.clearTrouble()
    this.info = new Loadable<CopyOrderInfoRes>()
    this.ask()
  }

  /** Asks for today's price once more. */
  ask(): void {
    const { orderId } = this
    if (orderId) void this.info.load((read) => read(copyOrderInfo, { orderId }))
  }

  close(): void {
    this.orderId = undefined
    this.info.drop()
  }

  /** Makes the order; its id, or undefined where it was not made or the screen is gone. A second tap meanwhile does nothing. */
  async submit(): Promise<string | undefined> {
    const { orderId, busy } = this
    const shown = this.info.value?.transAmount
    if (busy || !orderId || shown === undefined) return undefined
    this.busy = true
    this.clearTrouble()
    const end = await buyAgain({ orderId, transAmount: shown })
    return this.finish(orderId, end, shown)
  }

  drop(): void {
    this.gone = true
    this.info.drop()
  }

  private clearTrouble(): void {
    this.message = undefined
    this.lost = false
    this.oldAmount = undefined
  }

  private finish(asked: string, end: Awaited<ReturnType<typeof buyAgain>>, shown: number): string | undefined {
    this.busy = false
    // Closed meanwhile, or opened for another order.
    if (this.gone || this.orderId !== asked) return undefined
    if (end.kind === 'created') {
      end.seen()
      this.orderId = undefined
      return end.orderId
    }
    this.lost = end.kind === 'unknown'
    if (end.kind === 'refused' || end.kind === 'unknown') this.message = end.message
    if (end.kind === 'priceChanged') {
      this.info.set(end.info)
      this.oldAmount = shown
    }
    return undefined
  }
}
