import { makeAutoObservable } from 'mobx'
import type { VipInfoRes, VipTerm } from '@/contract/member/info'
import type { RenewalRes, RenewLogRow } from '@/contract/member/renewal'
import { config } from '@/domain/remoteConfig/config'
import { type GreyGroup, greyGroups } from '@/domain/remoteConfig/grey'
import { report } from '@/report/report'
import { Loadable } from '@/request/loadable'
import { PagedList } from '@/request/pagedList'
import type { Read } from '@/request/read'
import { type Refusal, Submission } from '@/request/submission'
import { type RenewalState, renewalStateOf, type StopReason } from './renewalState'
import type { Membership, RenewalWish } from './variants'

const greyKeys = ['vip_renew_notification', 'vip_renew_button'] as const

interface RenewalPage {
  info: VipInfoRes
  grey: Readonly<Record<(typeof greyKeys)[number], GreyGroup>>
}

/** The renewal of a membership: where it stands, starting and stopping it, and its changes. One per screen. */
export class RenewalStore {
  readonly page = new Loadable<RenewalPage>()
  readonly changes = new PagedList<RenewLogRow>((read, page) => this.fetchChanges(read, page), {
    key: ({ logId }) => logId,
  })
  /** A refusal stands at the button that was tapped, and so does a lost answer. */
  readonly switching = new Submission<RenewalWish, RenewalRes>({
    send: (wish, send) => this.membership.switchRenewal(wish, send),
    done: (answer) => this.keep(answer),
    showRefusal: (refusal) => this.tell(refusal),
    showLost: () => this.tell(undefined),
  })
  /** Whether the question before the renewal is stopped is open. */
  asksToStop = false
  reason: StopReason | undefined = undefined
  /** Why the server did not start or stop it, in its own words. */
  refusal: string | undefined = undefined

  /** @param shown the event that reports the screen */
  constructor(
    readonly membership: Membership,
    private readonly shown: 'memberRenewShow' | 'memberStayShow' = 'memberRenewShow',
  ) {
    makeAutoObservable<RenewalStore, 'shown'>(this, { membership: false, shown: false }, { autoBind: true })
  }

  async load(): Promise<void> {
    const { membership } = this
    if (this.page.status === 'idle') report(this.shown, { productId: membership.vipType })
    config.ask()
    if (this.hasChanges) void this.changes.load()
    await this.page.load(async (read) => {
      // What the screen looks like does not change while it is open.
      const known = this.page.value?.grey
      const [info, grey] = await Promise.all([read(membership.info, {}), known ?? greyGroups(read, greyKeys)])
      return { info, grey }
    })
  }

  /** It may have been stopped on another device, or paid in the cashier. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (!isFirst) void this.refresh()
  }

  async refresh(): Promise<void> {
    await Promise.all([this.load(), this.hasChanges && this.changes.refresh()])
  }

  loadMore(): void {
    if (this.hasChanges) void this.changes.loadMore()
  }

  get info(): VipInfoRes | undefined {
    return this.page.value?.info
  }

  get term(): VipTerm | undefined {
    return this.info?.vipInfo
  }

  get state(): RenewalState {
    return this.info ? renewalStateOf(this.info) : 'none'
  }

  /** Whether there is a renewal to stop. */
  get canStop(): boolean {
    return this.state === 'on' || this.state === 'failed'
  }

  /** Whether a renewal can be started: a membership runs, and there is a price to renew it for. */
  get canStart(): boolean {
    return (this.state === 'stopped' || this.state === 'never') && (this.term?.renewPrice ?? 0) > 0
  }

  get hasChanges(): boolean {
    return this.membership.changes !== undefined
  }

  /** Whether the customer is in the group of a grey test that sees something else. */
  isInGroupB(key: (typeof greyKeys)[number]): boolean {
    return this.page.value?.grey[key] === 'groupB'
  }

  /** Starts the renewal. Only a tap of the customer leads here. */
  start(): void {
    this.refusal = undefined
    void this.switching.submit({ renew: true, reason: '' })
  }

  /** Asks before the renewal is stopped. */
  ask(): void {
    this.refusal = undefined
    this.switching.forgetLost()
    this.asksToStop = true
  }

  /** Chooses a reason; the chosen one a second time takes it back, since none is needed. */
  choose(reason: StopReason): void {
    this.reason = this.reason === reason ? undefined : reason
  }

  /** Stops the renewal. @param reason what the chosen reason says; empty without one */
  stop(reason: string): void {
    this.refusal = undefined
    void this.switching.submit({ renew: false, reason })
  }

  /** The customer keeps the renewal after all. */
  keepOn(): void {
    this.asksToStop = false
    report('memberRenewKeep', { productId: this.membership.vipType })
  }

  private async fetchChanges(read: Read, page: number): Promise<readonly RenewLogRow[]> {
    const { changes } = this.membership
    return changes ? (await read(changes, { page })).rows : []
  }

  /** Shows the answer at once; what it does not say, such as the price, is read anew. */
  private keep({ renewStatus, endTime, nextChargeTime }: RenewalRes): void {
    this.asksToStop = false
    this.reason = undefined
    const { vipType } = this.membership
    report(renewStatus === 'on' ? 'memberRenewStart' : 'memberRenewStop', { productId: vipType })
    const { value } = this.page
    if (value?.info.vipInfo) {
      const { failedCharge: _, nextChargeTime: __, ...term } = value.info.vipInfo
      const next = nextChargeTime === undefined ? {} : { nextChargeTime }
      this.page.set({ ...value, info: { ...value.info, vipInfo: { ...term, renewStatus, endTime, ...next } } })
    }
    void this.refresh()
  }

  /** The renewal may be in another state than the screen says, so it is read anew. */
  private tell(refusal: Refusal | undefined): true {
    this.refusal = refusal?.message
    void this.refresh()
    return true
  }
}
