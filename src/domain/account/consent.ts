import { makeAutoObservable } from 'mobx'
import { makeAnonymousId, randomDigits } from '@/lib/trace'
import * as storage from '@/platform/storage'
import { forgetSessionId, sessionId } from '@/request/sessionId'

const consentKey = 'privacyConsent'
const deviceKey = 'deviceId'

/** Raise it when the policy changes in a way that must be asked again. */
const policyVersion = 1

/** Kept in place of the version when the customer takes his consent back on a page inside the native app, which goes on saying yes. */
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
  /** A native app stands around the page; its word counts. */
  private isInApp = false
  /** The acceptance in force was given in the app, and lasts as long as the app says so. */
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

  /** Empty until the notice is accepted, as the device id. */
  get sessionId(): string {
    return this.accepted ? sessionId() : ''
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
    this.isInApp = true
    if (this.answer === 'unasked') this.answer = 'waiting'
  }

  /**
   * How the consent stands in the native app, which counts for this launch. Undefined, where it says nothing, leaves the question
   * to us; so does a yes after the customer took his consent back here. A no ends what was accepted in the app, not what was here.
   */
  takeFromApp(accepted: boolean | undefined): void {
    this.isInApp = true
    if (this.accepted) {
      if (accepted === false && this.isFromApp) this.changeFromApp(false)
      return
    }
    // What an earlier launch kept under the app's yes goes with it.
    if (accepted === false) this.forget()
    if (accepted && storage.read<number>(consentKey) !== withdrawn) this.beginFromApp()
    else if (this.answer === 'waiting') this.answer = 'unasked'
  }

  /** The customer has decided anew in the native app: his latest word, whatever he said here before. */
  changeFromApp(accepted: boolean): void {
    this.isInApp = true
    if (!accepted) {
      this.forget()
      this.answer = 'refused'
    } else if (!this.accepted) {
      storage.remove(consentKey)
      this.beginFromApp()
    }
  }

  /** Browse mode: public reads only, until the app is opened again or a form asks once more. */
  refuse(): void {
    this.answer = 'refused'
  }

  /** Takes the acceptance back here: all ids are forgotten, and browse mode holds until the customer accepts again. */
  withdraw(): void {
    this.forget()
    this.answer = 'refused'
    if (this.isInApp) storage.write(consentKey, withdrawn)
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

  private beginFromApp(): void {
    this.isFromApp = true
    this.begin()
  }

  /** Nothing of the consent stays, nor of what was made under it. */
  private forget(): void {
    this.isFromApp = false
    this.device = ''
    storage.remove(consentKey)
    storage.remove(deviceKey)
    forgetSessionId()
  }
}

export const consent = new Consent()
