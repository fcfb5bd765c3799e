import { makeAutoObservable } from 'mobx'
import { makeAnonymousId, randomDigits } from '@/lib/trace'
import * as storage from '@/platform/storage'

const consentKey = 'privacyConsent'
const deviceKey = 'deviceId'

/** Raise it when the policy changes in a way that must be asked again. */
const policyVersion = 1

type Answer = 'unasked' | 'accepted' | 'refused'

/**
 * Whether the customer has accepted the privacy notice. One for the whole app, since nothing may be collected before he has.
 * It is about the device, not the account, so it stays when the user signs out.
 */
class Consent {
  answer: Answer = 'unasked'
  private device = ''

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get accepted(): boolean {
    return this.answer === 'accepted'
  }

  /** Empty until the notice is accepted: no id is made before. */
  get deviceId(): string {
    return this.device
  }

  /** Takes the stored answer at the start of the app. */
  restore(): void {
    if (storage.read<number>(consentKey) === policyVersion) this.accept()
  }

  accept(): void {
    this.answer = 'accepted'
    storage.write(consentKey, policyVersion)
    this.device = storage.read<string>(deviceKey) ?? makeAnonymousId(new Date(), randomDigits)
    storage.write(deviceKey, this.device)
  }

  /** Browse mode: public reads only, until the app is opened again or a form asks once more. */
  refuse(): void {
    this.answer = 'refused'
  }

  /** Takes the acceptance back: the device id is forgotten, and browse mode holds until the customer accepts again. */
  withdraw(): void {
    this.answer = 'refused'
    this.device = ''
    storage.remove(consentKey)
    storage.remove(deviceKey)
  }

  /** Shows the notice again, for a step that needs an acceptance. */
  ask(): void {
    if (!this.accepted) this.answer = 'unasked'
  }
}

export const consent = new Consent()
