import { makeAutoObservable } from 'mobx'
import {
  type ActivateFlyCardReq,
  type ActivateFlyCardRes,
  activateFlyCard,
  type FlyCard,
  type FlyCardsRes,
  flyCards,
} from '@/contract/rights/packs'
import { report } from '@/report/report'
import { has } from '@/request/has'
import { Loadable } from '@/request/loadable'
import { Submission } from '@/request/submission'
import { WayOutStore } from './wayOutStore'

/** The fly cards of the customer: activates one, and opens the partner's page of an active one. */
export class FlyCardStore {
  readonly page = new Loadable<FlyCardsRes>()
  readonly wayOut = new WayOutStore()
  /** A lost answer is repeated under the same id, so that a card is activated once. */
  readonly activating = new Submission<ActivateFlyCardReq, ActivateFlyCardRes>({
    send: ({ cardNo }, send) => send(activateFlyCard, { cardNo }),
    done: () => {
      this.closeQuestion()
      void this.load()
    },
    showRefusal: () => {
      this.closeQuestion()
      void this.load()
      return false
    },
  })
  readonly canActivate = has(activateFlyCard)
  /** Number of the card that the customer is asked about: its days run from the activation. */
  askedNo: string | undefined = undefined

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  load(): Promise<void> {
    if (this.page.status === 'idle') report('memberRightsShow', { productId: 'fly' })
    return this.page.load((read) => read(flyCards, {}))
  }

  /** A card may have been used at the partner meanwhile. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (!isFirst) void this.load()
  }

  refresh(): Promise<void> {
    return this.page.refresh((read) => read(flyCards, {}))
  }

  /** Those that can be used first. */
  get cards(): readonly FlyCard[] {
    return this.page.value?.cards ?? []
  }

  /** How many days an activated card serves. */
  get days(): number {
    return this.page.value?.days ?? 0
  }

  /** Asks before a card is activated. */
  ask(cardNo: string): void {
    report('memberRightsTap', { productId: 'fly' })
    this.askedNo = cardNo
  }

  closeQuestion(): void {
    this.askedNo = undefined
  }

  /** Activates the card that the customer was asked about. */
  activate(): void {
    if (this.askedNo) void this.activating.submit({ cardNo: this.askedNo })
  }

  /** Opens the partner's page of an active card. */
  use(cardNo: string): void {
    report('memberRightsTap', { productId: 'fly' })
    this.wayOut.toPartner(cardNo)
  }
}
