import { makeAutoObservable } from 'mobx'
import { makeAnonymousId, randomDigits } from '@/lib/trace'
import * as storage from '@/platform/storage'
import { forgetSessionId, sessionId } from '@/request/sessionId'

const consentKey = 'privacyConsent'
const deviceKey = 'deviceId'

/** Version of the policy; raise it when a change must be accepted anew. */
const policyVersion = 1

/** Stored in place of the version when the customer withdraws the consent on a page inside the native app, which still reports it as given. */
const withdrawn = 0

/** `waiting`: the native app is being asked whether the customer accepted there; until it answers no notice is shown and nothing is collected. */
type Answer = 'unasked' | 'accepted' | 'refused' | 'waiting'

/**
 * Whether the customer has accepted the privacy notice. One for the whole app, since nothing may be collected before that.
 * It is about the device, not the account, so it stays when the customer signs out.
 */
class Consent {
  answer: Answer = 'unasked'
  private device = ''
  /** The page runs inside a native app, whose answer counts. */
  private isInApp = false
  /** The acceptance in force was given in the app, and lasts as long as the app reports it. */
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

  /** Inside the native app: it has asked the customer already, so the notice waits for its answer. */
  waitForApp(): void {
    this.isInApp = true
    if (this.answer === 'unasked') this.answer = 'waiting'
  }

  /**
   * Takes the consent as the native app reports it, which counts for this launch. The notice is shown here where the app reports
   * nothing (undefined), and where it reports an acceptance that the customer has withdrawn here. A refusal ends an acceptance that
   * was given in the app, not one that was given here.
   */
  takeFromApp(accepted: boolean | undefined): void {
    this.isInApp = true
    if (this.accepted) {
      if (accepted === false && this.isFromApp) this.changeFromApp(false)
      return
    }
    // An acceptance in the app, which an earlier launch stored, has ended.
    if (accepted === false) this.forget()
    if (accepted && storage.read<number>(consentKey) !== withdrawn) this.beginFromApp()
    else if (this.answer === 'waiting') this.answer = 'unasked'
  }

  /** Takes a new decision in the native app: it is the latest one, so it replaces every decision made here. */
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

  /** Begins browse mode: public reads only, until the app is opened again or a form asks once more. */
  refuse(): void {
    this.answer = 'refused'
  }

  /** Withdraws the acceptance: all ids are forgotten, and browse mode lasts until the customer accepts again. */
  withdraw(): void {
    this.forget()
    this.answer = 'refused'
    if (this.isInApp) storage.write(consentKey, withdrawn)
  }

  /** Shows the notice again, for a step that needs an acceptance. */
  ask(): void {
    if (this.answer === 'refused') this.answer = 'unasked'
  }

  /** Starts the acceptance: from now on ids may be made. */
  private begin(): void {
    this.answer = 'accepted'
    this.device = storage.read<string>(deviceKey) ?? makeAnonymousId(new Date(), randomDigits)
    storage.write(deviceKey, this.device)
  }

  private beginFromApp(): void {
    this.isFromApp = true
    this.begin()
  }

  /** Removes the consent and the ids that were made under it. */
  private forget(): void {
    this.isFromApp = false
    this.device = ''
    storage.remove(consentKey)
    storage.remove(deviceKey)
    forgetSessionId()
  }
}

export const consent = new Consent()
