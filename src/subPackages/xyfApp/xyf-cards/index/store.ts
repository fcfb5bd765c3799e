import { makeAutoObservable } from 'mobx'
import { type CardVipInfoRes, cardVipInfo, type VipCard } from '@/contract/member/cardPack'
import { report } from '@/report/report'
import { Loadable } from '@/request/loadable'

/** Every card of the card pack: those that the customer has or had, and those on offer. */
export class CardPackStore {
  readonly page = new Loadable<CardVipInfoRes>()

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  load(): Promise<void> {
    if (this.page.status === 'idle') report('memberRightsShow', {})
    return this.page.load((read) => read(cardVipInfo, {}))
  }

  /** A card may have been bought or have ended meanwhile. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (!isFirst) void this.load()
  }

  refresh(): Promise<void> {
    return this.page.refresh((read) => read(cardVipInfo, {}))
  }

  /** Cards that the customer has or had, in the server's order: active ones first. */
  get own(): readonly VipCard[] {
    return this.cards.filter(({ state }) => state !== 'offered')
  }

  get offered(): readonly VipCard[] {
    return this.cards.filter(({ state }) => state === 'offered')
  }

  get activeCount(): number {
    return this.cards.filter(({ state }) => state === 'active').length
  }

  private get cards(): readonly VipCard[] {
    return this.page.value?.cards ?? []
  }
}
