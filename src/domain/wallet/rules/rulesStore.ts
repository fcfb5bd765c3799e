import { makeAutoObservable } from 'mobx'
import { type Agreement, grantedAgreements } from '@/contract/session'
import { Loadable } from '@/request/loadable'

/** The rules of withdrawals; a visitor may read them too. */
export class RulesStore {
  /** Undefined where the server has no rules. */
  readonly page = new Loadable<{ rules: Agreement | undefined }>()

  constructor() {
    makeAutoObservable(this, { page: false }, { autoBind: true })
  }

  load(): Promise<void> {
    return this.page.load(async (read) => {
      const { agreements } = await read(grantedAgreements, { code: 'withdrawal-rules' })
      return { rules: agreements[0] }
    })
  }

  /** The screen is closed. */
  drop(): void {
    this.page.drop()
  }
}
