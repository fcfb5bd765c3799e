import { makeAutoObservable } from 'mobx'
import { type LimitUpRightsRes, limitUpRights } from '@/contract/rights/quota'
import { CardOrderStore } from '@/domain/rights/cardOrderStore'
import { Loadable } from '@/request/loadable'

/** What the quota-raising card would bring this customer, and its order. */
export class QuotaLandingStore {
  readonly page = new Loadable<LimitUpRightsRes>()
  readonly order = new CardOrderStore({ card: 'quota', page: this.page, reload: () => this.load() })

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  load(): Promise<void> {
    return this.page.load((read) => read(limitUpRights, {}))
  }

  show(): void {
    void this.order.show()
  }

  get offer(): LimitUpRightsRes | undefined {
    return this.page.value
  }
}
