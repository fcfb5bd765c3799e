import { makeAutoObservable } from 'mobx'
import {
  type OpenCardRes,
  type OpenCardStatus,
  openCard,
  type ShopResultRes,
  shopResult,
} from '@/contract/identity/openCard'
import { creditStatus } from '@/contract/identity/steps'
import { IdentityFlow } from '@/domain/identity/identityFlow'
import { factsOf } from '@/domain/identity/steps'
import { dropAll } from '@/lib/drop'
import { Poller } from '@/lib/poll'
import { Loadable } from '@/request/loadable'
import type { Read } from '@/request/read'
import { Submission } from '@/request/submission'

const known: readonly string[] = ['none', 'processing', 'opened', 'refused'] satisfies OpenCardStatus[]

/** The application for the card and what came of it. It asks again while the application is in review and the screen is shown. */
export class CardResultsStore {
  readonly flow = new IdentityFlow()
  readonly result = new Loadable<ShopResultRes>()
  /** Applies for the card; the server answers an application that stands instead of making a second one. */
  readonly applying = new Submission<object, OpenCardRes>({
    needsConsent: true,
    send: (_form, send) => send(openCard, {}),
    done: () => void this.load(),
    // The steps or the application stand otherwise than the screen shows.
    showRefusal: () => this.readAgain(),
    showLost: () => this.readAgain(),
  })
  private poller: Poller | undefined = undefined
  private isShown = false

  constructor() {
    makeAutoObservable<CardResultsStore, 'poller' | 'isShown'>(
      this,
      { poller: false, isShown: false },
      { autoBind: true },
    )
  }

  async load(): Promise<void> {
    await this.result.load(this.read)
    this.follow()
  }

  /** The same because the customer asked for it. */
  async refresh(): Promise<void> {
    await this.result.refresh(this.read)
    this.follow()
  }

  show({ isFirst }: { isFirst: boolean }): void {
    this.isShown = true
    if (isFirst) this.follow()
    else void this.load()
  }

  /** No questions while the screen is not seen. */
  hide(): void {
    this.isShown = false
    this.follow()
  }

  get product(): ShopResultRes['productInfo'] | undefined {
    return this.result.value?.productInfo
  }

  /** Where the application stands; a status that this build does not know is one whose end is not known. */
  get status(): OpenCardStatus {
    const given = this.product?.openCardStatus ?? 'none'
    return known.includes(given) ? given : 'processing'
  }

  /** Whether the server lets the customer apply after a refusal. */
  get mayApplyAgain(): boolean {
    const { value } = this.flow.status
    return value !== undefined && factsOf(value, 'openCard').triesLeft > 0
  }

  /** Applies for the card. A second tap meanwhile does nothing. */
  apply(): void {
    void this.applying.submit({})
  }

  /** The screen is closed. */
  drop(): void {
    this.hide()
    dropAll(this)
  }

  /** Reads the steps and the result, which belong together. */
  private async read(read: Read): Promise<ShopResultRes> {
    const [status, result] = await Promise.all([read(creditStatus, {}), read(shopResult, {})])
    this.flow.status.set(status)
    return result
  }

  private readAgain(): false {
    void this.load()
    return false
  }

  private get isFollowed(): boolean {
    return this.isShown && this.result.value !== undefined && this.status === 'processing'
  }

  private follow(): void {
    if (!this.isFollowed) {
      this.poller?.stop()
      this.poller = undefined
      return
    }
    if (this.poller) return
    this.poller = new Poller({
      ask: async () => {
        await this.load()
        return !this.isFollowed
      },
      onDeadline: () => {
        this.poller = undefined
      },
    })
    this.poller.start('later')
  }
}
