import { makeAutoObservable } from 'mobx'
import type { MemberOrderInfoRes } from '@/contract/member/orderInfo'
import { cancelOrder, type OrderDetail, type OrderDetailRes, type PayParams } from '@/contract/order/detail'
import { dropAll } from '@/lib/drop'
import { Poller } from '@/lib/poll'
import { has } from '@/request/has'
import { Loadable } from '@/request/loadable'
import { Submission } from '@/request/submission'
import { actionsOf, isMoving, isReturning, type OrderAction } from '../orderState'
import { isMemberMoving } from './memberOrder'
import { type AnyOrder, readOrder } from './readOrder'

/** One order of any kind as its screen shows it. One per open screen; it asks again while the order moves by itself. */
export class DetailStore {
  readonly detail = new Loadable<AnyOrder>()
  /** A failure to cancel is a toast: the order is read anew either way, since it was another than the screen said. */
  readonly cancelling = new Submission<{ orderId: string }>({
    send: (form, send) => send(cancelOrder, form),
    done: () => this.endCancel(),
    showRefusal: () => this.endCancel(),
    showLost: () => this.endCancel(),
  })
  /** Whether the question before the order is cancelled is open. */
  asksToCancel = false
  private poller: Poller | undefined = undefined
  private isShown = false

  constructor(readonly orderId: string) {
    makeAutoObservable<DetailStore, 'poller'>(this, { orderId: false, poller: false }, { autoBind: true })
  }

  /** Reads the order, and goes on asking while it moves by itself. */
  async load(): Promise<void> {
    const known = this.detail.value?.kind
    await this.detail.load((read) => readOrder(read, this.orderId, known))
    this.follow()
  }

  /** The order may have been paid elsewhere meanwhile. */
  show({ isFirst }: { isFirst: boolean }): void {
    this.isShown = true
    if (isFirst) this.follow()
    else void this.load()
  }

  /** No questions while the page is hidden; showing it again asks again. */
  hide(): void {
    this.isShown = false
    this.follow()
  }

  /** An order of the mall; undefined until it is read, and for one of a membership. */
  get order(): OrderDetail | undefined {
    return this.goods?.orderDetail
  }

  /** An order of a membership, a card or a raised quota; undefined for one of the mall. */
  get memberOrder(): MemberOrderInfoRes | undefined {
    const { value } = this.detail
    return value?.kind === 'member' ? value.info : undefined
  }

  /** What drives its payment; absent once nothing is to be paid. */
  get payParams(): PayParams | undefined {
    return this.goods?.payParams
  }

  get actions(): readonly OrderAction[] {
    const { order } = this
    return order ? actionsOf(order.state, { voucher: order.voucherCode !== undefined, cancel: has(cancelOrder) }) : []
  }

  /** Asks before the order is cancelled. */
  askToCancel(): void {
    this.asksToCancel = true
  }

  /** The customer keeps the order. */
  keep(): void {
    this.asksToCancel = false
  }

  cancel(): void {
    void this.cancelling.submit({ orderId: this.orderId })
  }

  /** The screen is closed. */
  drop(): void {
    this.hide()
    dropAll(this)
  }

  private get goods(): OrderDetailRes | undefined {
    const { value } = this.detail
    return value?.kind === 'goods' ? value.detail : undefined
  }

  private endCancel(): false {
    this.asksToCancel = false
    void this.load()
    return false
  }

  /** Whether there is something to ask about: a shown order that moves by itself. */
  private get isFollowed(): boolean {
    const { order, memberOrder } = this
    const moves = memberOrder
      ? isMemberMoving(memberOrder)
      : order !== undefined && (isMoving(order) || isReturning(order))
    return this.isShown && moves
  }

  /** Asks on the schedule of payments until the order stands still or the screen is hidden. */
  private follow(): void {
    if (!this.isFollowed) {
      this.poller?.stop()
      this.poller = undefined
    } else if (!this.poller) {
      this.poller = new Poller({
        ask: async () => {
          await this.load()
          return !this.isFollowed
        },
        onDeadline: () => {
          this.poller = undefined
        },
      })
      this.poller.start('later')
    }
  }
}
