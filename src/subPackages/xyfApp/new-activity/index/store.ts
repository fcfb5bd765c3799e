import { makeAutoObservable } from 'mobx'
import { type InviteReward, inviteRewardList } from '@/contract/activity/inviteRewards'
import {
  type ReceiveRookieCouponRes,
  type RookieCouponRes,
  receiveRookieCoupon,
  rookieCoupon,
} from '@/contract/coupon/offers'
import { countView } from '@/domain/activity/custom/countView'
import { has } from '@/request/has'
import { Loadable } from '@/request/loadable'
import { PagedList } from '@/request/pagedList'
import { Submission } from '@/request/submission'
import { routes } from '@/routes'

/** The coupons of new customers, received together and once, and what invitations have brought. */
export class NewcomerStore {
  readonly pack = new Loadable<RookieCouponRes>()
  readonly rewards = new PagedList<InviteReward>(
    async (read, page) => (await read(inviteRewardList, { page })).rewardList,
    {
      key: ({ rewardId }) => rewardId,
    },
  )
  readonly receiving = new Submission<object, ReceiveRookieCouponRes>({
    needsConsent: true,
    send: (_form, send) => send(receiveRookieCoupon, {}),
    done: () => void this.readPack(),
    showRefusal: () => {
      // The pack stands otherwise than the screen shows.
      void this.readPack()
      return false
    },
  })

  readonly canReceive = has(receiveRookieCoupon)

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  async load(): Promise<void> {
    if (this.pack.status === 'idle') countView(routes.newActivity.path, '')
    await Promise.all([this.readPack(), this.rewards.load()])
  }

  async loadMore(): Promise<void> {
    await this.rewards.loadMore()
  }

  /** The screen comes back: an order may have been placed, or a friend have come, meanwhile. */
  async show({ isFirst }: { isFirst: boolean }): Promise<void> {
    if (!isFirst) await Promise.all([this.readPack(), this.rewards.refresh()])
  }

  /** Receives all coupons. A second tap meanwhile does nothing. */
  receive(): void {
    void this.receiving.submit({})
  }

  /** The time to receive them is over. */
  end(): void {
    void this.readPack()
  }

  private readPack(): Promise<void> {
    return this.pack.load((read) => read(rookieCoupon, {}))
  }
}
