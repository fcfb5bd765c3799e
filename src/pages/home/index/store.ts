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
import type { Attention } from '@/domain/home/attention'
import { isSignedIn } from '@/domain/session/signedIn'
import { lastAnswer } from '@/request/lastAnswer'
import { Loadable, type Shown, together } from '@/request/loadable'

/** What waits for a customer; `none`: nothing does. `late`: home is shown without it until the next visit. */
export type Step = Attention | 'none' | 'late'

/** The home screen. Grid and notices may be missing; the screen stands on `/xbt/index` alone. */
export class HomeStore {
  page = new Loadable<IndexRes & { isPersonal: boolean }>()
  /** The one thing that waits for the customer, undefined until it is known; nothing waits for a visitor. */
  step: Step | undefined = isSignedIn() ? undefined : 'none'
  private readonly grid = new Loadable<GridModulesRes>()
  private readonly news = new Loadable<BroadcastRes>()
  private isComplete = false

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
    this.showLast()
  }

  /** Reads the page, which a sign-in changes, and what is public where it is not there yet. */
  load(): Promise<void> {
    return this.read('load', { keepsPublic: true })
  }

  /** Amounts may have changed since the screen was last shown. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (!isFirst && this.page.status !== 'loading') void this.read('load', { keepsPublic: false })
  }

  refresh(): Promise<void> {
    return this.read('refresh', { keepsPublic: false })
  }

  /** What the screen waits for: the page, with grid and notices. */
  get remote(): Shown<IndexRes> {
    return together(this.page, this.isComplete)
  }

  /** The amounts of the customer; undefined where the page was read for a visitor, whose amounts are all 0. */
  get xbtInfo(): XbtInfo | undefined {
    return this.page.value?.isPersonal ? this.page.value.xbtInfo : undefined
  }

  get entries(): readonly GridEntry[] {
    return this.grid.value?.entries ?? []
  }

  get broadcast() {
    return this.news.value?.broadcast ?? []
  }

  setStep(step: Step): void {
    this.step = step
  }

  /** The content below is shown: a step that comes now would move it, so that it is for the next visit. */
  skipStep(): void {
    this.step ??= 'late'
  }

  private async read(how: 'load' | 'refresh', { keepsPublic }: { keepsPublic: boolean }): Promise<void> {
    const isKept = ({ value, lastAt }: Shown<unknown>) => keepsPublic && value !== undefined && lastAt === undefined
    const beside = [
      isKept(this.grid) || this.grid[how]((read) => read(gridModules, {})),
      isKept(this.news) || this.news[how]((read) => read(memberBroadcast, {})),
    ]
    const isPersonal = isSignedIn()
    await Promise.all([
      this.page[how](async (read) => ({ isPersonal, ...(await read(index, {})) })),
      Promise.all(beside).then(this.complete),
    ])
  }

  /** Shows what is public of the last visit where all of it is there, so that nothing moves down later. */
  private showLast(): void {
    const [page, grid, news] = [lastAnswer(index), lastAnswer(gridModules), lastAnswer(memberBroadcast)]
    if (!page || !grid || !news) return
    this.page.showLast({ ...page, value: { ...page.value, isPersonal: false } })
    this.grid.showLast(grid)
    this.news.showLast(news)
    this.isComplete = true
  }

  private complete(): void {
    this.isComplete = true
  }
}
