import { makeAutoObservable } from 'mobx'
import { Form } from '@/lib/form'
import { type Refusal, type Send, Submission } from '@/request/submission'
import { codeRule } from './codeRule'
import { CodeTimer } from './codeTimer'

/** Asks the server to send a code to the customer's own number; `resendSeconds` is the time until another one may be asked for. */
type AskOwnCode = (send: Send) => Promise<{ resendSeconds: number }>

/** The code that proves that the signed-in customer has their phone: it always goes to their own number. `CodeField` draws it. */
export class OwnCodeForm {
  readonly fields = new Form({ code: codeRule })
  readonly asking: Submission<object, { resendSeconds: number }>
  readonly timer = new CodeTimer()
  /** A code was sent from this form. */
  isSent = false

  constructor(askCode: AskOwnCode) {
    this.asking = new Submission({
      needsConsent: true,
      send: (_form: object, send) => askCode(send),
      showRefusal: (refusal) => this.showRefusal(refusal),
      done: ({ resendSeconds }) => this.start(resendSeconds),
    })
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get mayAskCode(): boolean {
    return this.timer.secondsLeft === 0 && !this.asking.busy
  }

  /** Asks for a code. Nothing is sent before the privacy notice is accepted (U7). */
  askCode(): void {
    if (this.mayAskCode) void this.asking.submit({})
  }

  /** The code as it is sent; undefined where it is wrong, which is then shown beside it. */
  read(): string | undefined {
    return this.fields.read()?.code
  }

  /** Shows a refusal beside the code; the text stays. */
  showRefusal({ message }: Refusal): true {
    this.fields.refuse('code', message)
    return true
  }

  private start(resendSeconds: number): void {
    this.isSent = true
    this.fields.excuse('code')
    this.timer.start(resendSeconds)
  }
}
