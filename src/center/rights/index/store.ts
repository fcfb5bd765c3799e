import { makeAutoObservable } from 'mobx'
import { type ExtraRight, type ExtraRightsRes, extraRights } from '@/contract/rights/extra'
import { report } from '@/report/report'
import { Loadable } from '@/request/loadable'

/** The subsidy benefit cards of the customer. */
export class SubsidyCardsStore {
  readonly page = new Loadable<ExtraRightsRes>()

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  load(): Promise<void> {
    if (this.page.status === 'idle') report('memberRightsShow', {})
    return this.page.load((read) => read(extraRights, {}))
  }

  /** A card may have been claimed on its own screen meanwhile. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (!isFirst) void this.load()
  }

  refresh(): Promise<void> {
    return this.page.refresh((read) => read(extraRights, {}))
  }

  /** Those that can be claimed first. */
  get cards(): readonly ExtraRight[] {
    return this.page.value?.cards ?? []
  }

  /** How many cards can be claimed. */
  get openCount(): number {
    return this.open.length
  }

  /** What the cards that can be claimed are worth together, in fen. */
  get openWorth(): number {
    return this.open.reduce((sum, { worth }) => sum + worth, 0)
  }

  private get open(): readonly ExtraRight[] {
    return this.cards.filter(({ state }) => state === 'can_receive')
  }
}
