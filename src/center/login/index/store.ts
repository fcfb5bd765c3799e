import { makeAutoObservable } from 'mobx'
import { consent } from '@/domain/account/consent'
import { type LoginEnd, loginByWechat } from '@/domain/session/login'
import { oneTap } from '@/platform/oneTap'
import { Submission } from '@/request/submission'

/** Login by one tap, where the host has it. */
export class LoginStore {
  agreed = false
  readonly loggingIn = new Submission<{ phoneCode: string }, LoginEnd | { kind: 'hostRefused' }>({
    needsConsent: true,
    async send({ phoneCode }, send) {
      // A host that refuses its own login is an end of its own, not a failed call.
      const jsCode = await oneTap.jsCode().catch(() => undefined)
      return jsCode ? loginByWechat({ jsCode, phoneCode }, send) : { kind: 'hostRefused' }
    },
  })

  constructor() {
    makeAutoObservable(this, { loggingIn: false }, { autoBind: true })
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

  /** The screen is closed. */
  drop(): void {
    this.loggingIn.drop()
  }
}
