import { makeAutoObservable } from 'mobx'
import {
  type BankCardsRes,
  type BoundCard,
  bankCards,
  type CardReq,
  setDefaultCard,
  unbindCard,
} from '@/contract/bank/cards'
import { has } from '@/request/has'
import { Loadable } from '@/request/loadable'
import { Submission } from '@/request/submission'

/** The customer's bank cards, which of them is the default, and the removal of one. */
export class BankManagementStore {
  readonly page = new Loadable<BankCardsRes>()
  readonly choosing: Submission<CardReq> = new Submission({
    send: (form: CardReq, send) => send(setDefaultCard, form),
    done: () => this.reload(),
    showRefusal: () => this.reread(),
  })
  readonly removing: Submission<CardReq> = new Submission({
    send: (form: CardReq, send) => send(unbindCard, form),
    done: () => this.reload(),
    showRefusal: () => this.reread(),
  })
  readonly canRemove = has(unbindCard)
  /** The card that the customer is asked about before it is removed. */
  leaving: BoundCard | undefined = undefined
  /** The ways to add a card are shown. */
  showsWays = false
  private changing: string | undefined = undefined

  constructor() {
    makeAutoObservable(this, { choosing: false, removing: false }, { autoBind: true })
  }

  load(): Promise<void> {
    return this.page.load((read) => read(bankCards, {}))
  }

  /** Reads the cards anew because the customer asked for it. */
  refresh(): Promise<void> {
    return this.page.refresh((read) => read(bankCards, {}))
  }

  /** The screen comes back to the front: a card may have been bound meanwhile. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (!isFirst) void this.load()
  }

  get cards(): readonly BoundCard[] {
    return this.page.value?.cardList ?? []
  }

  /** Makes a card the default. A second tap meanwhile does nothing. */
  makeDefault({ cardId }: BoundCard): void {
    if (this.choosing.busy) return
    this.changing = cardId
    void this.choosing.submit({ cardId })
  }

  /** Whether this card is being made the default. */
  isChanging({ cardId }: BoundCard): boolean {
    return this.choosing.busy && this.changing === cardId
  }

  askRemove(card: BoundCard): void {
    this.leaving = card
  }

  /** Removes the card that the customer was asked about. */
  remove(): void {
    if (this.leaving) void this.removing.submit({ cardId: this.leaving.cardId })
  }

  keep(): void {
    this.leaving = undefined
  }

  openWays(): void {
    this.showsWays = true
  }

  closeWays(): void {
    this.showsWays = false
  }

  private reload(): void {
    this.leaving = undefined
    void this.load()
  }

  /** The cards stand otherwise than the screen shows; the refusal itself becomes a toast. */
  private reread(): false {
    this.reload()
    return false
  }
}
