import { makeAutoObservable, observableRef } from 'mobx'
import type { Callable } from '@/contract/endpoint'
import { call } from './call'
import { ApiError } from './errors'
import { type Intent, type Intents, LatestIntent } from './intents'
import { requestPorts } from './ports'

/** Calls an endpoint for a submission: silent, and under the request id of the form that is being sent. */
export type Send = <Req extends object, Res>(endpoint: Callable<Req, Res>, data: Req) => Promise<Res>

/** The server said no, in the language of the customer. */
export interface Refusal {
  code: string
  message: string
}

/**
 * How a submission ended. `isShown`: the failure is already shown on the screen. `lost`: there was no answer, so its result is unknown;
 * the same form is sent with the same id next time.
 */
export type SubmissionEnd<T> =
  | { kind: 'done'; value: T }
  | { kind: 'refused'; error: ApiError; isShown: boolean }
  | { kind: 'lost'; error: ApiError; isShown: boolean }

/** The id under which a form is being sent; `isReused` as in `Intent`. */
export interface SentIntent extends Pick<Intent, 'isReused'> {
  /** What was asked for under this id is over: the form is sent under a new one from here on. */
  renew(): void
}

interface SubmissionOptions<Form extends object, T> {
  /** Sends the form with the call that it is handed. Rejects with `ApiError`. */
  send(form: Form, send: Send, intent: SentIntent): Promise<T>
  /** Where the id of a form is kept; in memory unless said otherwise. */
  intents?: Intents
  /** The form holds personal data: without an accepted privacy notice it is not sent, and the notice is shown (U7). */
  needsConsent?: true
  /** Puts a refusal beside what it is about; answers false where it has no such place, so that the screen shows it as a toast. */
  showRefusal?(refusal: Refusal): boolean
  /** Says on the screen that there was no answer to this form; answers false where it has no place for that either. */
  showLost?(form: Form): boolean
  /** Takes the value into the store, at once. What leads elsewhere waits for the screen: see `useEnd`. */
  done?(value: T): void
}

/** Whether the server said no, or had nothing of what was asked for, which amounts to a refusal. */
const isAnswer = ({ kind }: ApiError): boolean => kind === 'refused' || kind === 'empty'

/** One action of a screen that changes something on the server: the write twin of `Loadable`. A second tap meanwhile does nothing. */
export class Submission<Form extends object, T = unknown> {
  busy = false
  /** How it ended, until a screen that is shown has acted on it. */
  end: SubmissionEnd<T> | undefined = undefined
  /** The answer to the form that was sent last was lost. */
  isLost = false
  private turn = 0
  private sent: Form | undefined = undefined
  private readonly options: SubmissionOptions<Form, T>
  private readonly intents: Intents

  constructor(options: SubmissionOptions<Form, T>) {
    this.options = options
    this.intents = options.intents ?? new LatestIntent()
    makeAutoObservable<Submission<Form, T>, 'turn' | 'sent' | 'options' | 'intents'>(
      this,
      { end: observableRef, turn: false, sent: false, options: false, intents: false },
      { autoBind: true },
    )
  }

  /** Sends the form. Never rejects with `ApiError`; a mistake of ours is thrown on. */
  async submit(form: Form): Promise<void> {
    if (this.busy || this.end) return
    if (this.options.needsConsent && !requestPorts().mayCollect()) return
    const turn = ++this.turn
    this.begin(form)
    let intent = this.intents.of(form)
    const renew = () => {
      this.intents.end(form, 'over')
      intent = this.intents.of(form)
    }
    const send: Send = (endpoint, data) => call(endpoint, data, { toast: false, requestId: intent.requestId })
    try {
      const value = await this.options.send(form, send, { isReused: intent.isReused, renew })
      if (turn === this.turn) this.finish({ kind: 'done', value })
    } catch (error) {
      if (!(error instanceof ApiError)) {
        if (turn === this.turn) this.stop()
        throw error
      }
      if (isAnswer(error)) this.intents.end(form, 'over')
      if (turn === this.turn) this.finish(this.endOf(error, form))
    }
  }

  /** The end, once: the screen that is shown takes it and acts on it. The customer has seen what was done, so the id has served. */
  take(): SubmissionEnd<T> | undefined {
    const { end, sent } = this
    this.end = undefined
    if (end?.kind === 'done' && sent) this.intents.end(sent, 'done')
    return end
  }

  /** The form is another one now: a lost answer is about the form before. */
  forgetLost(): void {
    this.isLost = false
  }

  /** Ignores the end of a call in progress: the screen is closed. Its id is kept, because the customer did not see how it ended. */
  drop(): void {
    this.turn++
    this.busy = false
    this.end = undefined
  }

  private begin(form: Form): void {
    this.busy = true
    this.isLost = false
    this.sent = form
  }

  private endOf(error: ApiError, form: Form): SubmissionEnd<T> {
    if (isAnswer(error)) return { kind: 'refused', error, isShown: this.options.showRefusal?.(error) ?? false }
    // A session that has ended is told by the request layer, and leads to login.
    const isShown = error.kind !== 'session' && (this.options.showLost?.(form) ?? false)
    return { kind: 'lost', error, isShown }
  }

  private finish(end: SubmissionEnd<T>): void {
    this.busy = false
    this.end = end
    this.isLost = end.kind === 'lost' && end.error.kind !== 'session'
    if (end.kind === 'done') this.options.done?.(end.value)
  }

  private stop(): void {
    this.busy = false
  }
}
