import { makeAutoObservable } from 'mobx'
import { creditPath } from '@/domain/identity/cardOrder'
import { CardReading } from '@/domain/identity/cardReading'
import { IdentityFlow } from '@/domain/identity/identityFlow'
import { isRefusal } from '@/request/errors'

/** Refusals after which the customer stands elsewhere. */
const flowHasChanged: readonly string[] = ['IDENTITY_DONE', 'IDENTITY_LOCKED']

/** Photographs the ID card, and corrects what was read, as a step of the identity flow. */
export class IdentificationStore {
  readonly flow = new IdentityFlow()
  readonly card = new CardReading({
    path: creditPath,
    confirms: false,
    // The steps at the top say so too.
    read: () => this.flow.load(),
    refused: () => void this.flow.load(),
  })

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Reads where the customer stopped; one who has begun goes on without beginning again. */
  async load(): Promise<void> {
    await this.flow.load()
    const task = this.flow.taskOf('identification')
    if (task?.kind === 'open' && task.facts.state !== 'todo') await this.begin()
  }

  /** The customer may have confirmed, or corrected on another device, since the screen was last shown. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (!isFirst) void this.flow.load()
  }

  refresh(): Promise<void> {
    return this.flow.load()
  }

  /** Opens the order, and shows what was read of it. */
  async begin(): Promise<void> {
    await this.card.begin()
    const { error } = this.card.card
    if (flowHasChanged.some((code) => isRefusal(error, code))) await this.flow.load()
  }

  /** Whether the customer has yet to begin: what will be asked for is explained, also while the order is opened. */
  get isBefore(): boolean {
    const { value, status } = this.card.card
    const task = this.flow.taskOf('identification')
    return !value && status !== 'failed' && task?.kind === 'open' && task.facts.state === 'todo'
  }
}
