import { makeAutoObservable } from 'mobx'
import { type OrderDetailRes, orderDetail } from '@/contract/order/detail'
import { dropAll } from '@/lib/drop'
import { brightness } from '@/platform/host/brightness'
import { Loadable } from '@/request/loadable'
import { isWaiting } from '../orderState'

/** The voucher of one order, shown to a cashier. One per open screen; it keeps the display bright while it is shown. */
export class VoucherStore {
  readonly detail = new Loadable<OrderDetailRes>()
  private restore: Promise<() => void> | undefined = undefined

  constructor(private readonly orderId: string) {
    makeAutoObservable<VoucherStore, 'orderId' | 'restore'>(
      this,
      { orderId: false, restore: false },
      { autoBind: true },
    )
  }

  load(): Promise<void> {
    return this.detail.load((read) => read(orderDetail, { orderId: this.orderId }))
  }

  get order() {
    return this.detail.value?.orderDetail
  }

  /** Why there is no code to show; undefined where there is one. */
  get missing(): 'pending' | 'none' | undefined {
    if (!this.order || this.order.voucherCode) return undefined
    return isWaiting(this.order.state) ? 'pending' : 'none'
  }

  /** The screen is shown: bright, until it is hidden or left. */
  show(): void {
    this.restore ??= brightness.raise()
  }

  /** Puts the brightness back that was there before. */
  hide(): void {
    void this.restore?.then((restore) => restore())
    this.restore = undefined
  }

  /** The screen is closed. */
  drop(): void {
    this.hide()
    dropAll(this)
  }
}
