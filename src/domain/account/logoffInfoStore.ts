import { makeAutoObservable } from 'mobx'
import { type LogoffBlocker, type LogoffInfoRes, logoffInfo } from '@/contract/deregistration'
import { Loadable } from '@/request/loadable'

/** What is lost with the account and what prevents its closing, as of the last visit of the screen. */
export class LogoffInfoStore {
  readonly page = new Loadable<LogoffInfoRes>()

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get blockers(): readonly LogoffBlocker[] {
    return this.page.value?.blockers ?? []
  }

  /** What of the balance lapses with the account, in fen: too little to be withdrawn, so that it prevents nothing. */
  get lapse(): number {
    return this.blockers.length === 0 ? (this.page.value?.loss.balance ?? 0) : 0
  }

  load(): Promise<void> {
    return this.page.load((read) => read(logoffInfo, {}))
  }

  /** Something may have been settled on another screen. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (!isFirst) void this.load()
  }

  /** The server has just found something open that the screen does not show yet. */
  block(blocker: LogoffBlocker): void {
    const { value } = this.page
    if (value) this.page.set({ ...value, blockers: [blocker] })
  }
}
