import { makeAutoObservable } from 'mobx'
import { consent } from './consent'

/** Changing one's mind about the privacy notice on one screen: a consent given is taken back after a question, otherwise it is asked. */
export class ConsentChoice {
  isAsking = false

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get hasConsent(): boolean {
    return consent.accepted
  }

  change(): void {
    if (consent.accepted) this.isAsking = true
    else consent.ask()
  }

  close(): void {
    this.isAsking = false
  }

  withdraw(): void {
    this.isAsking = false
    consent.withdraw()
  }
}
