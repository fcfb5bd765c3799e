import { makeAutoObservable } from 'mobx'
import { consent } from '@/domain/account/consent'
import { type LoginEnd, loginByWechat } from '@/domain/session/login'
import { oneTap } from '@/platform/host/oneTap'
import { Submission } from '@/request/submission'

/**
 * How the login ended. `hostRefused`: the host refused its own login. `withoutPhone`: the customer is in an account to which a number can be
 * bound.
 */
type OneTapEnd = LoginEnd | { kind: 'hostRefused' } | { kind: 'withoutPhone' }

/** Login by one tap, where the host has it. */
export class LoginStore {
  agreed = false
  /** The customer did not give the number: a login without it is offered. */
  isPhoneRefused = false
  readonly loggingIn = new Submission<{ phoneCode?: string }, OneTapEnd>({
    needsConsent: true,
    async send({ phoneCode }, send) {
      // A host that refuses its own login is an end of its own, not a failed call.
      const jsCode = await oneTap.jsCode().catch(() => undefined)
      if (!jsCode) return { kind: 'hostRefused' }
      const end = await loginByWechat({ jsCode, ...(phoneCode && { phoneCode }) }, send)
      return phoneCode || end.kind !== 'in' ? end : { kind: 'withoutPhone' }
    },
  })

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  agree(agreed: boolean): void {
    this.agreed = agreed
  }

  /** What is still missing before the host may be asked for the number: the privacy notice, or the tick at the agreements. */
  get missing(): 'consent' | 'agreements' | undefined {
    if (!consent.accepted) return 'consent'
    return this.agreed ? undefined : 'agreements'
  }

  /** @param phoneCode what the host's button gave */
  logIn(phoneCode: string): void {
    void this.loggingIn.submit({ phoneCode })
  }

  refusePhone(): void {
    this.isPhoneRefused = true
  }

  /** Logs in with the host's account alone. */
  logInWithoutPhone(): void {
    void this.loggingIn.submit({})
  }
}
