import { makeAutoObservable } from 'mobx'
import {
  type BroadcastRes,
  type GridEntry,
  type GridModulesRes,
  gridModules,
  type IndexRes,
  index,
  memberBroadcast,
  type XbtInfo,
} from '@/contract/home'
import { Loadable } from '@/lib/loadable'
import { parseAddress } from '@/navigate'
import { call } from '@/request/call'

const quiet = { toast: false } as const

/** The home screen. Grid and notices may be missing; the screen stands on `/xbt/index` alone. */
export class HomeStore {
  page = new Loadable<IndexRes>()
  private readonly grid = new Loadable<GridModulesRes>()
  private readonly news = new Loadable<BroadcastRes>()

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  async load(): Promise<void> {
    await Promise.all([
      this.page.load(() => call(index, {}, quiet)),
      this.grid.load(() => call(gridModules, {}, quiet)),
      this.news.load(() => call(memberBroadcast, {}, quiet)),
    ])
  }

  /** The screen is shown again: somebody may have logged in, and amounts may have changed. */
  shown(): void {
    if (this.page.status === 'ready' || this.page.status === 'failed') void this.load()
  }

  get xbtInfo(): XbtInfo | undefined {
    return this.page.value?.xbtInfo
  }

  /** Entries of the grid that lead to a screen of this build. */
  get entries(): readonly GridEntry[] {
    return (this.grid.value?.entries ?? []).filter(({ url }) => parseAddress(url))
  }

  get broadcast() {
    return this.news.value?.broadcast ?? []
  }

  /** The membership entry, unless it leads to a screen that this build does not have. */
  get member() {
    const member = this.page.value?.member
    return member && parseAddress(member.url) ? member : undefined
  }

  drop(): void {
    this.page.drop()
    this.grid.drop()
    this.news.drop()
  }
}
