import { makeAutoObservable } from 'mobx'
import { Form } from '@/lib/form'
import { formatPhone, isPhone, normalizePhone, settledPhone, typedPhone } from '@/lib/phone'
import { type Refusal, type Send, Submission } from '@/request/submission'
import { codeRule } from './codeRule'
import { CodeTimer } from './codeTimer'

interface PhoneCodeOptions {
  /** Asks the server for a code; `resendSeconds` is the time until another one may be asked for. Rejects with `ApiError`. */
  askCode(mobile: string, send: Send): Promise<{ resendSeconds: number }>
  /** Codes of refusals that are about the number; all others are about the code. */
  aboutPhone: readonly string[]
  /** Whether the rest of the form may be sent with the number; it shows what is wrong there. */
  mayAsk?(): boolean
  /** Puts a refusal beside a field of the rest of the form; answers false where it is about none of them. */
  placeElsewhere?(refusal: Refusal): boolean
  /** Says on the screen that there was no answer to the question for a code; answers false where it has no place for that. */
  showLost?(): boolean
}

/** A phone number of eleven digits and the code that proves it. */
export interface PhoneCode {
  mobile: string
  code: string
}

const phone = {
  typed: typedPhone,
  settled: settledPhone,
  problem: (text: string) => (isPhone(text) ? undefined : ('invalid' as const)),
  sent: normalizePhone,
}

/**
 * A phone number and the code that proves it: what is typed, what is wrong with it, and how long until the next code. One for each
 * form that is open; `PhoneCodeFields` draws it.
 */
export class PhoneCodeForm {
  readonly fields = new Form({ phone, code: codeRule })
  readonly asking: Submission<{ mobile: string }, { mobile: string; resendSeconds: number }>
  readonly timer = new CodeTimer()
  /** The number that the last code went to, as a form shows it. */
  sentTo: string | undefined = undefined

  constructor(private readonly options: PhoneCodeOptions) {
    this.asking = new Submission({
      needsConsent: true,
      send: async ({ mobile }, send) => ({ mobile, ...(await options.askCode(mobile, send)) }),
      showRefusal: (refusal) => this.showRefusal(refusal),
      showLost: () => options.showLost?.() ?? false,
      done: (asked) => this.start(asked),
    })
    makeAutoObservable<PhoneCodeForm, 'options'>(this, { options: false }, { autoBind: true })
  }

  get mayAskCode(): boolean {
    return this.timer.secondsLeft === 0 && !this.asking.busy
  }

  /** Asks for a code; `sentTo` is set once it was sent. Nothing is sent before the privacy notice is accepted (U7). */
  askCode(): void {
    const mayAsk = this.options.mayAsk?.() ?? true
    if (!this.mayAskCode || !this.fields.check('phone') || !mayAsk) return
    this.fields.type('phone', formatPhone(this.fields.text('phone')))
    void this.asking.submit({ mobile: normalizePhone(this.fields.text('phone')) })
  }

  /** What is typed, as it is sent; undefined where a field is wrong, beside which the problem is then shown. */
  read(): PhoneCode | undefined {
    const read = this.fields.read()
    return read && { mobile: read.phone, code: read.code }
  }

  /** Shows a refusal beside the field that it is about; the text stays. */
  showRefusal(refusal: Refusal): true {
    if (this.options.placeElsewhere?.(refusal)) return true
    const { code: refused, message } = refusal
    this.fields.refuse(this.options.aboutPhone.includes(refused) ? 'phone' : 'code', message)
    return true
  }

  /** What the code is for is another thing now: a new one may be asked for at once. */
  forgetSent(): void {
    this.sentTo = undefined
    this.timer.start(0)
  }

  private start({ mobile, resendSeconds }: { mobile: string; resendSeconds: number }): void {
    this.sentTo = formatPhone(mobile)
    this.fields.excuse('code')
    this.timer.start(resendSeconds)
  }
}
