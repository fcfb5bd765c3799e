import { makeAutoObservable, runInAction } from 'mobx'
import { formatPhone, isPhone, normalizePhone, settledPhone, typedPhone } from '@/lib/phone'
import { ApiError } from '@/request/errors'
import { consent } from '../account/consent'
import { CodeTimer } from './codeTimer'
import { isCode } from './rules'

/** A refusal in the server's words, and the field that it is about. */
export interface FieldRefusal {
  kind: 'refused'
  field: 'phone' | 'code'
  message: string
}

/** What became of asking for a code: sent, with the seconds until the next one, or refused. */
export type SentCode = { kind: 'sent'; resendSeconds: number } | FieldRefusal

/** What is wrong with a field: it cannot be a number or a code at all, or what the server said of it. */
export type FieldFault = { kind: 'invalid' } | FieldRefusal

interface FormOptions {
  /** Asks the server for a code; throws what is no answer. */
  send(phone: string): Promise<SentCode>
  /** Shows what `send` threw. */
  onFailure(error: unknown): void
}

/**
 * A phone number and the code that proves it: what is typed, what is wrong with it, and how long until the next code. One for each
 * form that is open; `PhoneCodeFields` draws it.
 */
export class PhoneCodeForm {
  phone = ''
  code = ''
  phoneFault: FieldFault | undefined = undefined
  codeFault: FieldFault | undefined = undefined
  isAsking = false
  /** The number that the last code went to, as it was typed. */
  sentTo: string | undefined = undefined
  timer = new CodeTimer()

  constructor(private readonly options: FormOptions) {
    makeAutoObservable<PhoneCodeForm, 'options'>(this, { options: false }, { autoBind: true })
  }

  typePhone(text: string): void {
    this.phone = typedPhone(this.phone, text)
    this.phoneFault = undefined
  }

  leavePhone(): void {
    this.phone = settledPhone(this.phone)
    if (this.phone !== '' && !isPhone(this.phone)) this.phoneFault = { kind: 'invalid' }
  }

  typeCode(text: string): void {
    this.code = text
    this.codeFault = undefined
  }

  get mayAskCode(): boolean {
    return this.timer.secondsLeft === 0 && !this.isAsking
  }

  /** Asks for a code, which `sentTo` then tells of. Nothing leaves the device before the privacy notice is accepted (U7). */
  async askCode(): Promise<void> {
    if (!this.mayAskCode || !this.checkPhone() || !this.mayLeave()) return
    this.isAsking = true
    const { phone } = this
    try {
      const sent = await this.options.send(phone)
      runInAction(() => (sent.kind === 'sent' ? this.start(phone, sent.resendSeconds) : this.refuse(sent)))
    } catch (error) {
      this.options.onFailure(error)
    } finally {
      runInAction(() => {
        this.isAsking = false
      })
    }
  }

  /** Eleven digits and the code, or undefined when a field is wrong, which then says so. */
  read(): { mobile: string; code: string } | undefined {
    if (!this.checkPhone()) return undefined
    if (!isCode(this.code)) {
      this.codeFault = { kind: 'invalid' }
      return undefined
    }
    return { mobile: normalizePhone(this.phone), code: this.code.trim() }
  }

  /** Whether the form may be sent: the privacy notice is accepted, or else asked for now (U7). */
  mayLeave(): boolean {
    consent.ask()
    return consent.accepted
  }

  /** Says a refusal beside its field; the text stays. */
  refuse(refusal: FieldRefusal): void {
    if (refusal.field === 'phone') this.phoneFault = refusal
    else this.codeFault = refusal
  }

  /** The screen is gone. */
  drop(): void {
    this.timer.drop()
  }

  private start(phone: string, seconds: number): void {
    this.sentTo = phone
    this.codeFault = undefined
    this.timer.start(seconds)
  }

  private checkPhone(): boolean {
    if (isPhone(this.phone)) {
      this.phone = formatPhone(this.phone)
      return true
    }
    this.phoneFault = { kind: 'invalid' }
    return false
  }
}

/**
 * The refusal in an error, at the phone where its code is one of these, else at the code. Throws what is no refusal.
 * @param aboutPhone codes of refusals that concern the number
 */
export function fieldRefusal(error: unknown, aboutPhone: readonly string[]): FieldRefusal {
  if (!(error instanceof ApiError) || error.kind !== 'refused') throw error
  return { kind: 'refused', field: aboutPhone.includes(error.code) ? 'phone' : 'code', message: error.message }
}
