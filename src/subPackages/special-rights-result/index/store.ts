import { makeAutoObservable } from 'mobx'
import { type PackItem, type RightsPack, type UserRightsPackRes, userRightsPack } from '@/contract/rights/packs'
import { canClaim, isClaimed, packOf } from '@/domain/rights/packs'
import { WayOutStore } from '@/domain/rights/wayOutStore'
import { report } from '@/report/report'
import { Loadable } from '@/request/loadable'

/** What has been claimed of a rights pack, and what is left. */
export class PackResultStore {
  readonly page = new Loadable<UserRightsPackRes>()
  readonly wayOut = new WayOutStore()
  private readonly packId: string | undefined

  /** @param packId number of the pack; the newest without one */
  constructor(packId: string | undefined) {
    this.packId = packId
    makeAutoObservable<PackResultStore, 'packId'>(this, { packId: false }, { autoBind: true })
  }

  load(): Promise<void> {
    if (this.page.status === 'idle') report('memberRightsShow', this.packId ? { activityId: this.packId } : {})
    return this.page.load((read) => read(userRightsPack, {}))
  }

  /** Items may have been used or claimed elsewhere meanwhile. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (!isFirst) void this.load()
  }

  refresh(): Promise<void> {
    return this.page.refresh((read) => read(userRightsPack, {}))
  }

  get pack(): RightsPack | undefined {
    return packOf(this.page.value?.packs ?? [], this.packId)
  }

  get claimed(): readonly PackItem[] {
    return this.pack?.pack_item.filter(isClaimed) ?? []
  }

  get left(): readonly PackItem[] {
    return this.pack?.pack_item.filter((item) => !isClaimed(item)) ?? []
  }

  /** Something is left that can be claimed. */
  get canClaimMore(): boolean {
    return this.left.some(canClaim)
  }
}
