import { makeAutoObservable } from 'mobx'
import type { CardOffer, CardRight } from '@/contract/rights/cards'
import {
  type HealthRightReq,
  type HealthRightRes,
  type HealthRightsRes,
  healthRight,
  healthRights,
} from '@/contract/rights/health'
import { CardOrderStore } from '@/domain/rights/cardOrderStore'
import { report } from '@/report/report'
import { Loadable } from '@/request/loadable'
import { Submission } from '@/request/submission'

/** The health card: its offer, its rights, and the code of the right that is open. */
export class HealthStore {
  readonly page = new Loadable<HealthRightsRes>()
  readonly order = new CardOrderStore({ card: 'health', page: this.page, reload: () => this.load() })
  /** Opens a right; the first time of an active card claims it. */
  readonly opening = new Submission<HealthRightReq, HealthRightRes>({
    send: (form, send) => send(healthRight, form),
    done: (answer) => this.keep(answer),
    showRefusal: () => {
      // The right stands otherwise than the screen shows.
      void this.load()
      return false
    },
  })
  /** The right whose code is shown. */
  opened: HealthRightRes | undefined = undefined
  private wanted: CardRight | undefined = undefined

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  load(): Promise<void> {
    if (this.page.status === 'idle') report('memberHealthPage', {})
    return this.page.load((read) => read(healthRights, {}))
  }

  show(): void {
    void this.order.show()
  }

  get card(): CardOffer | undefined {
    return this.page.value?.card
  }

  get rights(): readonly CardRight[] {
    return this.page.value?.rights ?? []
  }

  /** Opens a right and shows its code. A second tap meanwhile does nothing. */
  open(right: CardRight): void {
    if (this.opening.busy) return
    report('memberRightsTap', { productId: right.rightId })
    this.wanted = right
    void this.opening.submit({ rightId: right.rightId })
  }

  /** Whether this right is being opened now. */
  isOpening(rightId: string): boolean {
    return this.opening.busy && this.wanted?.rightId === rightId
  }

  /** The customer has seen the code. */
  close(): void {
    this.opened = undefined
  }

  private keep(answer: HealthRightRes): void {
    const { right } = answer
    if (this.wanted?.state === 'can_receive') report('memberRightsReceive', { productId: right.rightId })
    this.opened = answer
    const { value } = this.page
    if (!value) return
    this.page.set({ ...value, rights: value.rights.map((one) => (one.rightId === right.rightId ? right : one)) })
  }
}
