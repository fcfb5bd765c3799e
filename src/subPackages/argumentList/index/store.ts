import { makeAutoObservable } from 'mobx'
import { type GrantedAgreementsRes, grantedAgreements } from '@/contract/session'
import { ConsentChoice } from '@/domain/account/consentChoice'
import { Loadable } from '@/request/loadable'

/** The agreements in force, without their texts. */
export class AgreementListStore {
  readonly page = new Loadable<GrantedAgreementsRes>()
  readonly consent = new ConsentChoice()

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  load(): Promise<void> {
    return this.page.load((read) => read(grantedAgreements, {}))
  }
}
