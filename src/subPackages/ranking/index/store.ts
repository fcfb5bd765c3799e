import { makeAutoObservable } from 'mobx'
import { type RankingPeriod, type RankingRes, ranking } from '@/contract/activity/invite'
import { Loadable } from '@/request/loadable'

/** The periods to choose from, in the order of their tabs. */
export const periods = ['all', 'month', 'week'] as const satisfies readonly RankingPeriod[]

/** Who has invited the most friends: one list for each period, read once it is opened. */
export class RankingStore {
  period: RankingPeriod = 'all'
  private readonly lists: Record<RankingPeriod, Loadable<RankingRes>> = {
    week: new Loadable(),
    month: new Loadable(),
    all: new Loadable(),
  }

  constructor() {
    makeAutoObservable<RankingStore, 'lists'>(this, { lists: false }, { autoBind: true })
  }

  /** The ranking of the open period. */
  get page(): Loadable<RankingRes> {
    return this.lists[this.period]
  }

  load(): Promise<void> {
    return this.page.load((read) => read(ranking, { period: this.period }))
  }

  refresh(): Promise<void> {
    return this.page.refresh((read) => read(ranking, { period: this.period }))
  }

  choose(period: RankingPeriod): void {
    this.period = period
    if (this.page.value === undefined) void this.load()
  }
}
