import { makeAutoObservable } from 'mobx'
import {
  type IncreaseStatusRes,
  increaseStatus,
  type SuperVip,
  type SuperVipInfoRes,
  superVipInfo,
} from '@/contract/member/leap'
import { MembershipStore } from '@/domain/member/offer/membershipStore'
import { feiYue, leap, type Membership } from '@/domain/member/offer/memberships'
import { Loadable } from '@/request/loadable'

/** Memberships of the family, by the `pageType` of an address; another text, or none, is the super-vip membership. */
const family: ReadonlyMap<string | undefined, Membership> = new Map([
  ['leap', leap],
  ['fei_yue', feiYue],
])

/** The super-vip family: one of its memberships, the others to change to, and the raise of the quota. */
export class LeapStore {
  readonly membership: MembershipStore
  readonly vips = new Loadable<SuperVipInfoRes>()
  readonly raise = new Loadable<IncreaseStatusRes>()

  constructor(pageType: string | undefined) {
    this.membership = new MembershipStore(family.get(pageType) ?? leap)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** The screen stands on the membership; its family and the raise only add to it. */
  async load(): Promise<void> {
    const membership = this.membership.load()
    void this.vips.load((read) => read(superVipInfo, {}))
    if (this.hasRaise) void this.raise.load((read) => read(increaseStatus, {}))
    await membership
  }

  show(visit: { isFirst: boolean }): void {
    this.membership.show(visit)
    if (!visit.isFirst && this.hasRaise) void this.raise.load((read) => read(increaseStatus, {}))
  }

  hide(): void {
    this.membership.hide()
  }

  /** The memberships of the family that this app sells, with the one on the screen. */
  get offered(): readonly (SuperVip & { isOpen: boolean })[] {
    const known = this.vips.value?.vips.filter(({ pageType }) => family.has(pageType)) ?? []
    return known.map((vip) => ({ ...vip, isOpen: vip.pageType === this.membership.membership.vipType }))
  }

  /** Where the raise of the quota stands that this membership brings; undefined for one that brings none. */
  get increase(): IncreaseStatusRes | undefined {
    return this.raise.value
  }

  private get hasRaise(): boolean {
    return this.membership.membership.vipType === 'leap'
  }
}
