import { makeAutoObservable } from 'mobx'
import { makeAnonymousId, randomDigits } from '@/lib/trace'
import * as storage from '@/platform/storage'
import { forgetSessionId } from '@/request/sessionId'

const consentKey = 'privacyConsent'
const deviceKey = 'deviceId'

/** Raise it when the policy changes in a way that must be asked again. */
const policyVersion = 1

/** Kept in place of the version when the customer takes back, here, what he accepted in the native app. */
const withdrawn = 0

/** `waiting`: the native app is being asked whether the customer accepted there; until then nobody else is, and nothing is collected. */
type Answer = 'unasked' | 'accepted' | 'refused' | 'waiting'

/**
 * Whether the customer has accepted the privacy notice. One for the whole app, since nothing may be collected before he has.
 * It is about the device, not the account, so it stays when the user signs out.
 */
class Consent {
  answer: Answer = 'unasked'
  private device = ''
  private isFromApp = false

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
    storage.write(consentKey, policyVersion)
    this.isFromApp = false
    this.begin()
  }

  /** Inside the native app: it has asked the customer already, so the notice waits for its word. */
  waitForApp(): void {
    if (this.answer === 'unasked') this.answer = 'waiting'
  }

  /**
   * The app's word counts inside the app, for this launch. Undefined, where it says nothing, leaves the question to us; so does an
   * acceptance that the customer took back here.
   */
  takeFromApp(accepted: boolean | undefined): void {
    const mayBegin = accepted && !this.accepted && storage.read<number>(consentKey) !== withdrawn
    if (mayBegin) {
      this.isFromApp = true
      this.begin()
    } else if (this.answer === 'waiting') this.answer = 'unasked'
    else if (accepted === false && this.accepted) this.withdraw()
  }

  /** Browse mode: public reads only, until the app is opened again or a form asks once more. */
  refuse(): void {
    this.answer = 'refused'
  }

  /** Takes the acceptance back: all ids are forgotten, and browse mode holds until the customer accepts again. */
  withdraw(): void {
    this.answer = 'refused'
    this.device = ''
    if (this.isFromApp) storage.write(consentKey, withdrawn)
    else storage.remove(consentKey)
    storage.remove(deviceKey)
    forgetSessionId()
  }

  /** Shows the notice again, for a step that needs an acceptance. */
  ask(): void {
    if (this.answer === 'refused') this.answer = 'unasked'
  }

  /** From here on ids may be made. */
  private begin(): void {
    this.answer = 'accepted'
    this.device = storage.read<string>(deviceKey) ?? makeAnonymousId(new Date(), randomDigits)
    storage.write(deviceKey, this.device)
  }
}

export const consent = new Consent()
