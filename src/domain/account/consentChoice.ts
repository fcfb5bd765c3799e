import { makeAutoObservable } from 'mobx'
import { consent } from './consent'

/** Changes the consent on one screen: a given one is withdrawn after a question, otherwise the privacy notice is shown. */
export class ConsentChoice {
  isOpen = false

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get hasConsent(): boolean {
    return consent.accepted
  }

  change(): void {
    if (consent.accepted) this.isOpen = true
    else consent.ask()
  }

  close(): void {
    this.isOpen = false
  }

  withdraw(): void {
    this.isOpen = false
    consent.withdraw()
  }
}
