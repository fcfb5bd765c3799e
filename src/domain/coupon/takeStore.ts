import { makeAutoObservable } from 'mobx'
import { type CouponOffer, type TakeCouponReq, type TakeCouponRes, takeCoupon } from '@/contract/coupon/offers'
import { has } from '@/request/has'
import { Submission } from '@/request/submission'

/** Takes one offered coupon of a screen at a time. */
export class TakeStore {
  /** A lost answer is repeated under the same id, so that a coupon is taken once (W1). */
  readonly sending: Submission<TakeCouponReq, TakeCouponRes>
  readonly isOffered = has(takeCoupon)
  private wantedId: string | undefined = undefined

  /** @param reload reads the offers again: one of them stands otherwise now, also after a refusal */
  constructor(reload: () => unknown) {
    this.sending = new Submission<TakeCouponReq, TakeCouponRes>({
      send: (form, send) => send(takeCoupon, form),
      done: () => void reload(),
      showRefusal: () => {
        reload()
        return false
      },
    })
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Takes a coupon. A second tap meanwhile does nothing. */
  take({ offerId }: CouponOffer): void {
    if (this.sending.busy) return
    this.wantedId = offerId
    void this.sending.submit({ offerId })
  }

  /** Whether this coupon is being taken now; its button alone shows that. */
  isTaking(offerId: string): boolean {
    return this.sending.busy && this.wantedId === offerId
  }
}
