import { makeAutoObservable } from 'mobx'
import { type BonusTask, bonusTasks, type GetBonusRes, getBonus } from '@/contract/activity/bonus'
import { type InvitationRecord, invitationRecords } from '@/contract/activity/invite'
import { HelpStore } from '@/domain/activity/invite/helpStore'
import { Loadable } from '@/request/loadable'
import { PagedList } from '@/request/pagedList'
import { Submission } from '@/request/submission'

/** The task of the cash page that an invitation finishes. */
const inviteTask = 'invite'

/** Who has helped the customer, and the cash that an invitation unlocks. */
export class ProgressStore {
  readonly asking = new HelpStore()
  readonly helpers = new PagedList<InvitationRecord>(
    async (read, page) => (await read(invitationRecords, { page, of: 'helpers' })).recordsList,
    { key: ({ recordId }) => recordId },
  )
  readonly tasks = new Loadable<BonusTask | undefined>()
  readonly taking = new Submission<{ taskId: string }, GetBonusRes>({
    needsConsent: true,
    send: (form, send) => send(getBonus, form),
    done: () => void this.loadTask(),
    showRefusal: () => {
      // The task stands otherwise than the screen shows.
      void this.loadTask()
      return false
    },
  })

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  async load(): Promise<void> {
    await Promise.all([this.asking.load(), this.helpers.load(), this.loadTask()])
  }

  async refresh(): Promise<void> {
    await Promise.all([this.asking.refresh(), this.helpers.refresh(), this.loadTask()])
  }

  /** The screen comes back: friends may have helped meanwhile. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (!isFirst) void Promise.all([this.asking.load(), this.helpers.refresh(), this.loadTask()])
  }

  loadMore(): Promise<void> {
    return this.helpers.loadMore()
  }

  /** The cash that an invitation unlocks; undefined where it is not offered. */
  get task(): BonusTask | undefined {
    return this.tasks.value
  }

  /** Takes the unlocked cash. A second tap meanwhile does nothing; after a lost answer it is asked for under its id. */
  takeCash(): void {
    void this.taking.submit({ taskId: inviteTask })
  }

  share() {
    return this.asking.share()
  }

  private loadTask(): Promise<void> {
    return this.tasks.load(async (read) =>
      (await read(bonusTasks, {})).tasks.find(({ taskId }) => taskId === inviteTask),
    )
  }
}
