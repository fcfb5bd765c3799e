import { makeAutoObservable, runInAction } from 'mobx'
import { consent } from '@/domain/account/consent'
import { CodeTimer } from '@/domain/session/codeTimer'
import { loginByCode } from '@/domain/session/login'
import { isCode, settledPhone, typedPhone } from '@/domain/session/rules'
import { sendLoginCode } from '@/domain/session/sendLoginCode'
import { sessionWords } from '@/i18n/session'
import { maskPhone } from '@/lib/mask'
import { formatPhone, isPhone, normalizePhone } from '@/lib/phone'
import { toast } from '@/platform/toast'
import { endLogin } from '@/shell/endLogin'
import { showFailure } from '@/shell/showFailure'

/** Login by phone and code: what is typed, what is wrong with it, and how long until the next code. */
export class LoginNumStore {
  phone = ''
  code = ''
  agreed = false
  phoneError = ''
  codeError = ''
  isSending = false
  isLoggingIn = false
  hasAsked = false
  timer = new CodeTimer()
  private readonly redirect: string | undefined

  constructor(redirect?: string) {
    this.redirect = redirect
    makeAutoObservable(this, {}, { autoBind: true })
  }

  typePhone(text: string): void {
    this.phone = typedPhone(this.phone, text)
    this.phoneError = ''
  }

  leavePhone(): void {
    this.phone = settledPhone(this.phone)
    if (this.phone !== '' && !isPhone(this.phone)) this.phoneError = sessionWords().phoneInvalid
  }

  typeCode(text: string): void {
    this.code = text
    this.codeError = ''
  }

  agree(agreed: boolean): void {
    this.agreed = agreed
  }

  get mayAskCode(): boolean {
    return this.timer.secondsLeft === 0 && !this.isSending
  }

  /** Asks for a code. Nothing leaves the device before the privacy notice is accepted. */
  async askCode(): Promise<void> {
    if (!this.mayAskCode || !this.checkPhone() || !this.checkConsent()) return
    this.isSending = true
    try {
      const sent = await sendLoginCode(this.phone)
      runInAction(() => {
        if (sent.kind === 'refused' && sent.code === 'MOBILE_INVALID') this.phoneError = sent.message
        else if (sent.kind === 'refused') this.codeError = sent.message
        else this.startTimer(sent.resendSeconds)
      })
    } catch (error) {
      showFailure(error)
    } finally {
      runInAction(() => {
        this.isSending = false
      })
    }
  }

  /** Logs in; a refused code is said beside its field, and the text stays. */
  async logIn(): Promise<void> {
    const words = sessionWords()
    if (this.isLoggingIn || !this.checkPhone()) return
    if (!isCode(this.code)) {
      this.codeError = words.codeInvalid
      return
    }
    if (!this.agreed) return toast(words.agreeFirst)
    if (!this.checkConsent()) return
    this.isLoggingIn = true
    try {
      const end = await loginByCode(normalizePhone(this.phone), this.code.trim())
      runInAction(() => {
        if (end.kind === 'refused' && end.code === 'MOBILE_INVALID') this.phoneError = end.message
        else if (end.kind === 'refused') this.codeError = end.message
        else endLogin(end, this.redirect)
      })
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
    this.timer.drop()
  }

  private startTimer(seconds: number): void {
    this.hasAsked = true
    this.codeError = ''
    this.timer.start(seconds)
    toast(sessionWords().codeSent(maskPhone(this.phone)))
  }

  private checkPhone(): boolean {
    if (isPhone(this.phone)) {
      this.phone = formatPhone(this.phone)
      return true
    }
    this.phoneError = sessionWords().phoneInvalid
    return false
  }

  private checkConsent(): boolean {
    consent.ask()
    return consent.accepted
  }
}
