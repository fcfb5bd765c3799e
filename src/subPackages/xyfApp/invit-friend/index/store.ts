import { makeAutoObservable } from 'mobx'
import { type InviteInfoRes, inviteInfo } from '@/contract/activity/invite'
import {
  type InvitationsRes,
  type InviteReward,
  invitations,
  inviteRewardList,
  type TakeStageRes,
  takeStage,
} from '@/contract/activity/inviteRewards'
import { has } from '@/request/has'
import { Loadable } from '@/request/loadable'
import { PagedList } from '@/request/pagedList'
import { Submission } from '@/request/submission'

/** The stages of a customer's invitations, taking the reward of one, and what all of them have paid. */
export class InviteFriendStore {
  readonly page = new Loadable<InvitationsRes>()
  readonly info = new Loadable<InviteInfoRes>()
  readonly rewards = new PagedList<InviteReward>(
    async (read, page) => (await read(inviteRewardList, { page })).rewardList,
    { key: ({ rewardId }) => rewardId },
  )
  readonly taking = new Submission<{ stageId: string }, TakeStageRes>({
    needsConsent: true,
    send: (form, send) => send(takeStage, form),
    done: () => void this.reload(),
    showRefusal: () => {
      // The stage stands otherwise than the screen shows.
      void this.reload()
      return false
    },
  })
  readonly canTake = has(takeStage)
  private takingId: string | undefined = undefined

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  async load(): Promise<void> {
    await Promise.all([this.readPage(), this.info.load((read) => read(inviteInfo, {})), this.rewards.load()])
  }

  async refresh(): Promise<void> {
    await Promise.all([this.page.refresh((read) => read(invitations, {})), this.rewards.refresh()])
  }

  /** The screen comes back: a friend may have come, or a packet may have been opened. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (!isFirst) void this.reload()
  }

  loadMore(): Promise<void> {
    return this.rewards.loadMore()
  }

  isTaking(stageId: string): boolean {
    return this.taking.busy && this.takingId === stageId
  }

  /** Takes the reward of a stage. A second tap meanwhile does nothing; after a lost answer the same is asked for under its id. */
  take(stageId: string): void {
    if (this.taking.busy) return
    this.takingId = stageId
    void this.taking.submit({ stageId })
  }

  /** What a chat shows and opens; the address holds the customer's id and no token (U4). */
  share() {
    const info = this.info.value?.inviteInfo
    return info ? { path: info.link, title: info.title, imageUrl: info.picture || undefined } : {}
  }

  private readPage(): Promise<void> {
    return this.page.load((read) => read(invitations, {}))
  }

  private async reload(): Promise<void> {
    await Promise.all([this.readPage(), this.rewards.refresh()])
  }
}
