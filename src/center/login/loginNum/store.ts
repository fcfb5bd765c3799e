import { makeAutoObservable } from 'mobx'
import { getCode } from '@/contract/session'
import { type LoginEnd, loginByCode } from '@/domain/session/login'
import { type PhoneCode, PhoneCodeForm } from '@/domain/session/phoneCodeForm'
import { Submission } from '@/request/submission'

/** Login by phone and code. */
export class LoginNumStore {
  readonly form = new PhoneCodeForm({
    askCode: (mobile, send) => send(getCode, { mobile, scene: 'login' }),
    aboutPhone: ['MOBILE_INVALID'],
  })
  readonly loggingIn = new Submission<PhoneCode, LoginEnd>({
    needsConsent: true,
    send: loginByCode,
    showRefusal: this.form.showRefusal,
  })
  agreed = false

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  agree(agreed: boolean): void {
    this.agreed = agreed
  }

  /** Logs in; what is wrong is said beside its field, and the text stays. Answers false where the agreements are not ticked. */
  logIn(): boolean {
    const typed = this.form.read()
    if (typed && !this.agreed) return false
    if (typed) void this.loggingIn.submit(typed)
    return true
  }
}
