import { makeAutoObservable, runInAction } from 'mobx'
import { loginByCode } from '@/domain/session/login'
import { PhoneCodeForm } from '@/domain/session/phoneCodeForm'
import { sendLoginCode } from '@/domain/session/sendLoginCode'
import { sessionWords } from '@/i18n/session'
import { toast } from '@/platform/toast'
import { endLogin } from '@/shell/endLogin'
import { showFailure } from '@/shell/showFailure'

/** Login by phone and code. */
export class LoginNumStore {
  form = new PhoneCodeForm({ send: sendLoginCode, onFailure: showFailure })
  agreed = false
  isLoggingIn = false
  private readonly redirect: string | undefined

  constructor(redirect?: string) {
    this.redirect = redirect
    makeAutoObservable(this, {}, { autoBind: true })
  }

  agree(agreed: boolean): void {
    this.agreed = agreed
  }

  /** Logs in; a refused code is said beside its field, and the text stays. */
  async logIn(): Promise<void> {
    if (this.isLoggingIn) return
    const typed = this.form.read()
    if (!typed) return
    if (!this.agreed) return toast(sessionWords().agreeFirst)
    if (!this.form.mayLeave()) return
    this.isLoggingIn = true
    try {
      const end = await loginByCode(typed.mobile, typed.code)
      if (end.kind === 'refused') {
        this.form.refuse({ ...end, field: end.code === 'MOBILE_INVALID' ? 'phone' : 'code' })
      } else endLogin(end, this.redirect)
    } catch (error) {
      showFailure(error)
    } finally {
      runInAction(() => {
        this.isLoggingIn = false
      })
    }
  }

  /** The screen is gone. */
  drop(): void {
    this.form.drop()
  }
}
