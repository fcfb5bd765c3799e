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
import { session } from '@/domain/session/session'
import { parseAddress } from '@/navigate'
import { call } from '@/request/call'
import { Loadable } from '@/request/loadable'

const quiet = { toast: false } as const

/** The home screen. Grid and notices may be missing; the screen stands on `/xbt/index` alone. */
export class HomeStore {
  page = new Loadable<IndexRes & { departures: number }>()
  private readonly grid = new Loadable<GridModulesRes>()
  private readonly news = new Loadable<BroadcastRes>()
  private isComplete = false

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  async load(): Promise<void> {
    const beside = [
      this.grid.load((read) => read(gridModules, {})),
      this.news.load((read) => read(memberBroadcast, {})),
    ]
    const { departures } = session
    await Promise.all([
      this.page.load(async () => ({ departures, ...(await call(index, {}, quiet)) })),
      Promise.all(beside).then(this.complete),
    ])
  }

  /** What the screen waits for: the page, and grid and notices one way or the other, so that nothing moves down later. */
  get remote(): Pick<Loadable<IndexRes>, 'status' | 'error' | 'value'> {
    const isWaiting = !this.isComplete && this.page.status === 'ready'
    return isWaiting ? { status: 'loading', error: undefined, value: undefined } : this.page
  }

  /** The screen is shown again: somebody may have logged in, and amounts may have changed. */
  shown(): void {
    if (this.page.status === 'ready' || this.page.status === 'failed') void this.load()
  }

  get xbtInfo(): XbtInfo | undefined {
    return this.own?.xbtInfo
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
    const member = this.own?.member
    return member && parseAddress(member.url) ? member : undefined
  }

  /** The page, unless it came for a customer who has gone: his amounts are not for the next one (U3). */
  private get own(): IndexRes | undefined {
    const page = this.page.value
    return page?.departures === session.departures ? page : undefined
  }

  private complete(): void {
    this.isComplete = true
  }

  drop(): void {
    this.page.drop()
    this.grid.drop()
    this.news.drop()
  }
}
