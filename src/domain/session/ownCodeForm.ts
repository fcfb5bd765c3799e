import { makeAutoObservable } from 'mobx'
import type { GetCodeRes } from '@/contract/session'
import { Form } from '@/lib/form'
import { type Refusal, type Send, Submission } from '@/request/submission'
import { CodeTimer } from './codeTimer'
import { codeRule } from './phoneCodeForm'

/** Asks the server for a code to the signed-in customer's own number. Rejects with `ApiError`. */
type AskCode = (send: Send) => Promise<Pick<GetCodeRes, 'resendSeconds'>>

/** A code that goes to the signed-in customer's own number: what is typed, what is wrong with it, and how long until the next code. */
export class OwnCodeForm {
  readonly fields = new Form({ code: codeRule })
  readonly asking: Submission<object, { resendSeconds: number }>
  readonly timer = new CodeTimer()
  isSent = false

  constructor(askCode: AskCode) {
    this.asking = new Submission({
      needsConsent: true,
      send: (_, send) => askCode(send),
      place: (refusal) => this.place(refusal),
      done: ({ resendSeconds }) => this.start(resendSeconds),
    })
    makeAutoObservable(this, { fields: false, asking: false, timer: false }, { autoBind: true })
  }

  get mayAskCode(): boolean {
    return this.timer.secondsLeft === 0 && !this.asking.busy
  }

  /** Asks for a code; `isSent` is set once it was sent. Nothing is sent before the privacy notice is accepted (U7). */
  askCode(): void {
    if (this.mayAskCode) void this.asking.submit({})
  }

  /** The code as it is sent; undefined where it cannot be one, beside which the problem is then shown. */
  read(): string | undefined {
    return this.fields.read()?.code
  }

  /** Shows a refusal beside the code; the text stays. */
  place({ message }: Pick<Refusal, 'message'>): true {
    this.fields.refuse('code', message)
    return true
  }

  /** The screen is closed. */
  drop(): void {
    this.timer.drop()
    this.asking.drop()
  }

  private start(resendSeconds: number): void {
    this.isSent = true
    this.fields.excuse('code')
    this.timer.start(resendSeconds)
  }
}
