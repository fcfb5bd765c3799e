import { makeAutoObservable } from 'mobx'
import type { Agreement } from '@/contract/session'
import { readAgreement } from '@/domain/account/agreements'
import { Loadable } from '@/request/loadable'

const defaultCode = 'user-agreement'

/** One agreement to read. */
export class AgreementStore {
  agreement = new Loadable<Agreement>()
  private readonly code: string

  constructor(code = defaultCode) {
    this.code = code
    makeAutoObservable(this, {}, { autoBind: true })
  }

  load(): Promise<void> {
    return this.agreement.load(() => readAgreement(this.code))
  }

  /** The screen is gone. */
  drop(): void {
    this.agreement.drop()
  }
}
