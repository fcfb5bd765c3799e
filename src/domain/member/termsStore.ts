import { makeAutoObservable } from 'mobx'
import { type GoldAgreementRes, goldAgreement } from '@/contract/member/goldActivity'
import { Loadable } from '@/request/loadable'

/** The terms of the gold membership and their tick. One per screen that offers it. */
export class TermsStore {
  agreed = false
  isOpen = false
  readonly text = new Loadable<GoldAgreementRes>()

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  agree(agreed: boolean): void {
    this.agreed = agreed
  }

  /** Shows the terms; they are read each time, since the language may have changed. */
  open(): void {
    this.isOpen = true
    void this.load()
  }

  load(): Promise<void> {
    return this.text.load((read) => read(goldAgreement, {}))
  }

  close(): void {
    this.isOpen = false
  }
}
