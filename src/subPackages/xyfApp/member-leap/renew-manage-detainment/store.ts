import { makeAutoObservable } from 'mobx'
import { leapRights } from '@/contract/member/leap'
import type { RightsItem, RightsRes } from '@/contract/member/rights'
import { RenewalStore } from '@/domain/member/renewal/renewalStore'
import { leap } from '@/domain/member/renewal/variants'
import { config } from '@/domain/remoteConfig/config'
import { report } from '@/report/report'
import { Loadable } from '@/request/loadable'

/** How many benefits are shown; there may be more. */
const shownBenefits = 5

/** What a customer is shown before they stop the renewal of the super-vip membership. */
export class StayStore {
  readonly renewal = new RenewalStore(leap, 'memberStayShow')
  readonly rights = new Loadable<RightsRes>()

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  async load(): Promise<void> {
    // The screen does without the benefits where they cannot be read.
    void this.rights.load((read) => read(leapRights, {}))
    await this.renewal.load()
  }

  show(visit: { isFirst: boolean }): void {
    this.renewal.show(visit)
  }

  async refresh(): Promise<void> {
    await Promise.all([this.renewal.refresh(), this.rights.load((read) => read(leapRights, {}))])
  }

  /** The first benefits of the membership. */
  get benefits(): readonly RightsItem[] {
    const items = (this.rights.value?.categories ?? []).flatMap(({ packageList }) =>
      packageList.flatMap(({ itemList }) => itemList),
    )
    return items.slice(0, shownBenefits)
  }

  /** The picture of the membership, where an operator lets it be shown. */
  get picture(): string | undefined {
    return config.values.supVip.showStayImage ? this.renewal.info?.vipIntro.card : undefined
  }

  /** The customer keeps the renewal after all. */
  keep(): void {
    report('memberStayTap', { productId: leap.vipType, activityId: 'keep' })
    this.renewal.keepOn()
  }

  /** The customer stops the renewal. */
  tapStop(): void {
    report('memberStayTap', { productId: leap.vipType, activityId: 'stop' })
  }
}
