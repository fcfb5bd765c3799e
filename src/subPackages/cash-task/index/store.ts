import { makeAutoObservable } from 'mobx'
import { type BonusTask, type BonusTasksRes, bonusTasks, type GetBonusRes, getBonus } from '@/contract/activity/bonus'
import { Loadable } from '@/request/loadable'
import { Submission } from '@/request/submission'

/** Tasks that pay into the wallet; the cash of a finished one is taken once. */
export class CashTaskStore {
  readonly page = new Loadable<BonusTasksRes>()
  readonly taking = new Submission<{ taskId: string }, GetBonusRes>({
    needsConsent: true,
    send: (form, send) => send(getBonus, form),
    done: () => void this.load(),
    showRefusal: () => {
      // The task stands otherwise than the screen shows.
      void this.load()
      return false
    },
  })
  private takingId: string | undefined = undefined

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  load(): Promise<void> {
    return this.page.load((read) => read(bonusTasks, {}))
  }

  /** The screen comes back: a task may have been finished meanwhile. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (!isFirst) void this.load()
  }

  isTaking(taskId: string): boolean {
    return this.taking.busy && this.takingId === taskId
  }

  /** Takes the cash of a finished task. A second tap meanwhile does nothing; after a lost answer the same task is asked for under its id. */
  take({ taskId }: BonusTask): void {
    if (this.taking.busy) return
    this.takingId = taskId
    void this.taking.submit({ taskId })
  }
}
