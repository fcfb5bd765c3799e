import { makeAutoObservable } from 'mobx'
import type { CouponOffer } from '@/contract/coupon/offers'
import { Loadable } from '@/request/loadable'
import type { Read } from '@/request/read'
import { TakeStore } from './takeStore'

interface Offered {
  offers: CouponOffer[]
}

/** The coupons that can be taken on one screen, and the one that is being taken. */
export class OffersStore<Answer extends Offered> {
  readonly page = new Loadable<Answer>()
  readonly taking = new TakeStore(() => this.load())
  private readonly read: (read: Read) => Promise<Answer>

  /** @param read asks for the offers of the screen */
  constructor(read: (read: Read) => Promise<Answer>) {
    this.read = read
    makeAutoObservable<OffersStore<Answer>, 'read'>(this, { read: false }, { autoBind: true })
  }

  load(): Promise<void> {
    return this.page.load(this.read)
  }

  refresh(): Promise<void> {
    return this.page.refresh(this.read)
  }

  /** The customer may meet a condition meanwhile, or have used what they took. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (!isFirst) void this.load()
  }

  get offers(): readonly CouponOffer[] {
    return this.page.value?.offers ?? []
  }

  /** How many the customer can take now. */
  get open(): number {
    return this.offers.filter(({ state }) => state === 'can_receive').length
  }
}
