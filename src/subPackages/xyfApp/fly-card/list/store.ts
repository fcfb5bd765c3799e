import { makeAutoObservable } from 'mobx'
import type { FlyCard } from '@/contract/rights/packs'
import { FlyCardStore } from '@/domain/rights/flyCardStore'

/** Cards that can be activated or used, and those that are over. */
export const flyTabs = ['usable', 'over'] as const

type FlyTab = (typeof flyTabs)[number]

const tabOf: Readonly<Record<FlyCard['state'], FlyTab>> = {
  active: 'usable',
  inactive: 'usable',
  used: 'over',
  expired: 'over',
}

/** The list of fly cards, by tab; it comes in one answer. */
export class FlyListStore {
  readonly fly = new FlyCardStore()
  tab: FlyTab = 'usable'

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  load(): Promise<void> {
    return this.fly.load()
  }

  show(visit: { isFirst: boolean }): void {
    this.fly.show(visit)
  }

  refresh(): Promise<void> {
    return this.fly.refresh()
  }

  get list() {
    const { status, error, value } = this.fly.page
    const rows = this.fly.cards.filter(({ state }) => tabOf[state] === this.tab)
    // A list that is read anew keeps its cards, and an empty tab its text.
    const shown = value && status !== 'idle' ? ('ready' as const) : status
    return { rows, status: shown, error, hasMore: false, load: this.load, loadMore: () => undefined }
  }

  choose(tab: FlyTab): void {
    this.tab = tab
  }
}
