import { makeAutoObservable } from 'mobx'
import { type CouponDetail, type CouponDetailRes, couponDetail } from '@/contract/coupon/detail'
import { Loadable } from '@/request/loadable'

/** One coupon of the customer. */
export class CouponDetailStore {
  readonly page = new Loadable<CouponDetailRes>()
  private readonly couponId: string

  constructor(couponId: string) {
    this.couponId = couponId
    makeAutoObservable<CouponDetailStore, 'couponId'>(this, { couponId: false }, { autoBind: true })
  }

  load(): Promise<void> {
    const { couponId } = this
    return this.page.load((read) => read(couponDetail, { couponId }))
  }

  /** It may have been used, or given back by an order, meanwhile. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (!isFirst) void this.load()
  }

  get coupon(): CouponDetail | undefined {
    return this.page.value?.coupon
  }
}
