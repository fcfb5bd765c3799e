import { makeAutoObservable } from 'mobx'
import type { Agreement } from '@/contract/session'
import { listAgreements } from '@/domain/account/agreements'
import { ConsentChoice } from '@/domain/account/consentChoice'
import { Loadable } from '@/request/loadable'

/** The list of agreements. */
export class AgreementListStore {
  agreements = new Loadable<Agreement[]>()
  readonly consent = new ConsentChoice()

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  load(): Promise<void> {
    return this.agreements.load(listAgreements)
  }

  /** The screen is gone. */
  drop(): void {
    this.agreements.drop()
  }
}
