import { makeAutoObservable } from 'mobx'
import {
  cancelOrder,
  type OrderDetail,
  type OrderDetailRes,
  orderDetail,
  type PayParams,
} from '@/contract/order/detail'
import { Poller } from '@/lib/poll'
import { call } from '@/request/call'
import { Loadable } from '@/request/loadable'
import { orElse } from '@/request/orElse'
import { actionsOf, isMoving, type OrderAction } from './rules'

/** One order as its screen shows it. One per open screen; it asks again while the order moves by itself. */
export class DetailStore {
  detail = new Loadable<OrderDetailRes>()
  /** Server clock minus device clock, in milliseconds. */
  clockOffset = 0
  cancelling = false
  /** The question that is open over the screen. */
  sheet: 'cancel' | undefined = undefined
  private readonly orderId: string
  private poller: Poller | undefined = undefined
  private resting = false

  constructor(orderId = '') {
    this.orderId = orderId
    makeAutoObservable<DetailStore, 'orderId' | 'poller' | 'resting'>(
      this,
      { orderId: false, poller: false, resting: false },
      { autoBind: true },
    )
  }

  /** Loads the order; also each time the screen is shown, since it may have been paid elsewhere. */
  async load(): Promise<void> {
    this.resting = false
    await this.detail.load(() => this.ask())
    // Hidden or left while it was being asked for: nobody would end the questions.
    if (!this.resting && this.order && isMoving(this.order.state)) this.watch()
  }

  get order(): OrderDetail | undefined {
    return this.detail.value?.orderDetail
  }

  /** What drives its payment; absent once nothing is to be paid. */
  get payParams(): PayParams | undefined {
    return this.detail.value?.payParams
  }

  get actions(): readonly OrderAction[] {
    return this.order ? actionsOf(this.order.state, this.order.voucherCode !== undefined) : []
  }

  open(sheet: 'cancel'): void {
    this.sheet = sheet
  }

  close(): void {
    this.sheet = undefined
  }

  /** Cancels the order. A refusal is shown by the call; the order is read anew either way, since it was another than the screen said. */
  async cancel(): Promise<void> {
    if (this.cancelling) return
    this.cancelling = true
    try {
      await orElse(call(cancelOrder, { orderId: this.orderId }))
    } finally {
      this.endCancel()
    }
    await this.load()
  }

  /** The screen is hidden: no questions meanwhile; showing it loads anew. */
  rest(): void {
    this.resting = true
    this.poller?.stop()
    this.poller = undefined
  }

  drop(): void {
    this.rest()
    this.detail.drop()
  }

  private async ask(): Promise<OrderDetailRes> {
    const answer = await call(orderDetail, { orderId: this.orderId }, { toast: false })
    this.setClock(answer.now)
    return answer
  }

  private setClock(now: number): void {
    this.clockOffset = now - Date.now()
  }

  private endCancel(): void {
    this.cancelling = false
    this.sheet = undefined
  }

  /** Asks on the schedule of payments until the order stands still. */
  private watch(): void {
    if (this.poller) return
    const poller = new Poller({
      ask: async () => {
        const answer = await this.ask()
        // The screen was hidden or left meanwhile: this answer is older than the next one it asks for.
        if (this.poller !== poller) return true
        this.detail.set(answer)
        const ended = !isMoving(answer.orderDetail.state)
        if (ended) this.poller = undefined
        return ended
      },
      onDeadline: () => {
        this.poller = undefined
      },
    })
    this.poller = poller
    poller.start()
  }
}
