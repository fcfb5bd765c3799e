import { makeAutoObservable } from 'mobx'
import { oneOf, text } from '@/lib/parsers'
import { makeAnonymousId, randomDigits } from '@/lib/trace'
import { stored } from '@/platform/storage/stored'
import { forgetSessionId, sessionId } from '@/request/sessionId'
import { policyVersion } from './policyVersion'

/**
 * Kept in place of the version when the customer withdraws their consent on a page inside the native app, where the app itself
 * continues to report it as given.
 */
const withdrawn = 0

const storedAnswer = stored('privacyConsent', (value) => oneOf(value, [policyVersion, withdrawn]))
const storedDevice = stored('deviceId', (value) => text(value, 32, /^\d{32}$/))

/** `waiting`: the native app is being asked whether the customer accepted there; until it answers, nothing is asked or collected. */
type Answer = 'unasked' | 'accepted' | 'refused' | 'waiting'

/**
 * Whether the customer has accepted the privacy notice. One instance for the whole app, since nothing may be collected before they
 * have. It is about the device, not the account, so it stays when the customer signs out.
 */
class Consent {
  answer: Answer = 'unasked'
  private device = ''
  /** The page runs inside the native app, whose report of the consent counts. */
  private isInApp = false
  /** The acceptance in force was given in the native app, and ends when the app reports that it has ended. */
  private isFromApp = false

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get accepted(): boolean {
    return this.answer === 'accepted'
  }

  /** The device id; empty until the notice is accepted, since no id is made before. */
  get deviceId(): string {
    return this.device
  }

  /** The session id; empty until the notice is accepted, like the device id. */
  get sessionId(): string {
    return this.accepted ? sessionId() : ''
  }

  /** Takes the stored answer at the start of the app. */
  restore(): void {
    if (storedAnswer.read() === policyVersion) this.accept()
  }

  accept(): void {
    storedAnswer.write(policyVersion)
    this.isFromApp = false
    this.begin()
  }

  /** Inside the native app: the app has asked the customer already, so the notice waits for its report. */
  waitForApp(): void {
    this.isInApp = true
    if (this.answer === 'unasked') this.answer = 'waiting'
  }

  /**
   * Takes the consent that the native app reports at the start; it counts for this launch. Where the app reports nothing, or a
   * consent that the customer has withdrawn here, the notice asks. A refusal ends a consent given in the app, but not one given here.
   */
  takeFromApp(accepted: boolean | undefined): void {
    this.isInApp = true
    if (this.accepted) {
      if (accepted === false && this.isFromApp) this.changeFromApp(false)
      return
    }
    // The ids that an earlier launch made under the app's consent are forgotten with it.
    if (accepted === false) this.forget()
    if (accepted && storedAnswer.read() !== withdrawn) this.beginFromApp()
    else if (this.answer === 'waiting') this.answer = 'unasked'
  }

  /** The customer has changed their decision in the native app; it replaces what they decided here before. */
  changeFromApp(accepted: boolean): void {
    this.isInApp = true
    if (!accepted) {
      this.forget()
      this.answer = 'refused'
    } else if (!this.accepted) {
      storedAnswer.remove()
      this.beginFromApp()
    }
  }

  /** Begins browse mode: public reads only, until the app is opened again or a form asks once more. */
  refuse(): void {
    this.answer = 'refused'
  }

  /** Withdraws the consent here: all ids are forgotten, and browse mode holds until the customer accepts again. */
  withdraw(): void {
    this.forget()
    this.answer = 'refused'
    if (this.isInApp) storedAnswer.write(withdrawn)
  }

  /** Shows the notice again, for a step that needs an acceptance. */
  ask(): void {
    if (this.answer === 'refused') this.answer = 'unasked'
  }

  /** The consent is in force: ids may be made. */
  private begin(): void {
    this.answer = 'accepted'
    this.device = storedDevice.read() ?? makeAnonymousId(new Date(), randomDigits)
    storedDevice.write(this.device)
  }

  private beginFromApp(): void {
    this.isFromApp = true
    this.begin()
  }

  /** Removes the consent and every id that was made under it. */
  private forget(): void {
    this.isFromApp = false
    this.device = ''
    storedAnswer.remove()
    storedDevice.remove()
    forgetSessionId()
  }
}

export const consent = new Consent()
