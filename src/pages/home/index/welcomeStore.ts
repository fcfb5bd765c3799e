import { makeAutoObservable } from 'mobx'
import { type ReceiveRookieCouponRes, receiveRookieCoupon } from '@/contract/coupon/offers'
import type { CouponRow } from '@/contract/coupon/own'
import { newcomer } from '@/domain/session/newcomer'
import { has } from '@/request/has'
import { Submission } from '@/request/submission'

/** Receives the coupons of a new customer once home is shown. Home shows what came, and nothing of a failure. */
export class WelcomeStore {
  coupons: readonly CouponRow[] = []
  readonly receiving = new Submission<object, ReceiveRookieCouponRes>({
    needsConsent: true,
    send: (_form, send) => send(receiveRookieCoupon, {}),
    done: ({ coupons }) => this.greet(coupons),
    // They were received before, or are not for this customer.
    showRefusal: () => {
      this.close()
      return true
    },
    // It is asked again, under the same id, when home is shown again.
    showLost: () => true,
  })

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** What the coupons take off together, in fen. */
  get total(): number {
    return this.coupons.reduce((sum, { amount }) => sum + amount, 0)
  }

  show(): void {
    if (has(receiveRookieCoupon) && this.coupons.length === 0) void this.receiving.submit({})
  }

  /** The customer has seen the coupons, or gets none: they are not asked for again. */
  close(): void {
    this.coupons = []
    newcomer.setNew(false)
  }

  private greet(coupons: readonly CouponRow[]): void {
    if (coupons.length > 0) this.coupons = coupons
    else this.close()
  }
}
