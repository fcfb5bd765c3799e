import { makeAutoObservable } from 'mobx'
import { type ReceiveRookieCouponRes, receiveRookieCoupon } from '@/contract/coupon/offers'
import type { Attention } from '@/domain/home/attention'
import { newcomer } from '@/domain/session/newcomer'
import { has } from '@/request/has'
import { Loadable } from '@/request/loadable'
import { Submission } from '@/request/submission'
import { readNextStep } from './readNextStep'
import type { HomeStore, Step } from './store'

/** Reads what waits for a customer, and tells home. A new customer receives their coupons first, and is shown what came. */
export class StepStore {
  readonly receiving = new Submission<object, ReceiveRookieCouponRes>({
    needsConsent: true,
    send: (_form, send) => send(receiveRookieCoupon, {}),
    done: ({ coupons }) => this.greet(coupons),
    // They were received before, or are not for this customer.
    showRefusal: () => {
      newcomer.setNew(false)
      return true
    },
    // They are asked for again, under the same id, at the next visit of home.
    showLost: () => true,
  })
  /** What came, in fen, until home shows it. */
  private came = 0
  private readonly remote = new Loadable<Attention | undefined>()
  private readonly home: Pick<HomeStore, 'step' | 'setStep'>

  constructor(home: Pick<HomeStore, 'step' | 'setStep'>) {
    this.home = home
    makeAutoObservable<StepStore, 'home'>(this, { home: false }, { autoBind: true })
  }

  async load(): Promise<void> {
    // The read that waits for the coupons tells what came.
    if (this.receiving.busy) return
    if (newcomer.isNew && has(receiveRookieCoupon)) await this.receiving.submit({})
    if (this.came > 0) return this.tell({ kind: 'welcome', amount: this.came })
    await this.remote.load(readNextStep)
    // A later read tells it.
    if (this.remote.status !== 'loading') this.tell(this.remote.value ?? 'none')
  }

  refresh(): Promise<void> {
    return this.load()
  }

  /** What waited may have been done since home was last shown. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (isFirst) return
    if (this.home.step === 'late') this.home.setStep('none')
    void this.load()
  }

  private greet(coupons: ReceiveRookieCouponRes['coupons']): void {
    newcomer.setNew(false)
    this.came = coupons.reduce((sum, { amount }) => sum + amount, 0)
  }

  /** What comes late would move what is shown. */
  private tell(step: Step): void {
    if (this.home.step === 'late') return
    this.came = 0
    this.home.setStep(step)
  }
}
