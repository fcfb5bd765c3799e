import { makeAutoObservable, runInAction } from 'mobx'
import { steadyNow } from '@/lib/steadyClock'
import { makeRequestId } from '@/request/call'
import { ApiError, isRefusal } from '@/request/errors'
import { orElse } from '@/request/orElse'
import { closedBy, type Failure, lostBy } from './failure'
import type { Gateway, PayIntent, Standing } from './gateway'
import { heardOfOrder } from './orderPaid'
import { askServer, awaitsCustomer } from './standing'

/**
 * What a step of the code brought. `again`: the sheet stays, and says what is wrong. `word`: the payment has ended or is being
 * decided on. `lost`: what became of it is not known, or nothing more will.
 */
export type CodeEnd =
  | { kind: 'word'; word: Pick<Standing, 'paymentStatus' | 'message'> }
  | { kind: 'again' }
  | { kind: 'lost'; failure: Failure }

const again: CodeEnd = { kind: 'again' }

/** Refusals that leave the payment open for another code. */
const correctable = ['BANK_CODE_WRONG', 'BANK_CODE_USED', 'BANK_CODE_EXPIRED', 'BANK_CODE_TOO_OFTEN']

/** Refusals that end the payment: no further code helps. */
const closing = ['BANK_CODE_LOCKED', 'PAYMENT_UNKNOWN']

/** Refusals of a payment that another tab or device may have brought to its end: the server is asked before they are shown (P18). */
const overtaken = ['BANK_CODE_USED', 'PAYMENT_CLOSED']

/** The bank's code of one card payment: sent, typed, confirmed. What is wrong is said beside the field, never as a toast. */
export class BankCode {
  /** Masked number the code went to; empty until it is known. */
  mobile = ''
  /** From when another code may be asked for, by the steady clock, in milliseconds. */
  resendAt = 0
  /** The server's words on what is wrong; empty where there are none. */
  message = ''
  /** The code could not be asked for. */
  isUnsent = false
  /** The code that the bank refused last: it will not be right another time either. */
  refused = ''
  /** Five wrong codes, or a payment that has ended. */
  isLocked = false
  busy = false
  private tried = { code: '', requestId: '' }
  private asking: Promise<Standing | undefined> | undefined = undefined

  constructor(
    readonly intent: PayIntent,
    private readonly gateway: Gateway,
  ) {
    makeAutoObservable<BankCode, 'gateway' | 'tried' | 'asking'>(
      this,
      { intent: false, gateway: false, tried: false, asking: false },
      { autoBind: true },
    )
  }

  /** Has the bank send a code, for the first time or once more. */
  async send(): Promise<CodeEnd> {
    if (this.busy) return again
    this.begin()
    try {
      const { mobile, resendSeconds } = await this.gateway.sendCode(this.bizNo)
      runInAction(() => {
        this.mobile = mobile
        this.resendAt = steadyNow() + resendSeconds * 1000
      })
    } catch (error) {
      if (isRefusal(error, 'PAYMENT_CLOSED')) return await this.endOf(error, '')
      this.explain(error)
      runInAction(() => {
        this.isUnsent = true
      })
    } finally {
      this.stop()
    }
    return again
  }

  /** Confirms once per code: the same code keeps its request id, so that a lost confirmation is not made twice. */
  async confirm(code: string): Promise<CodeEnd> {
    if (this.busy || this.isLocked) return again
    if (this.tried.code !== code) this.tried = { code, requestId: makeRequestId() }
    this.begin()
    try {
      return { kind: 'word', word: await this.gateway.confirmCode(this.bizNo, code, this.tried.requestId) }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return await this.endOf(error, code)
    } finally {
      this.stop()
    }
  }

  /** The customer is back: the payment may have gone on without this sheet (P18). Nothing is asked while a call of the code is under way. */
  async look(): Promise<CodeEnd> {
    const word = this.busy ? undefined : await this.ask()
    return word ? { kind: 'word', word } : again
  }

  private get bizNo(): string {
    return this.intent.bizNo ?? ''
  }

  private async endOf(error: ApiError, code: string): Promise<CodeEnd> {
    const refusal = error.kind === 'refused' ? error.code : ''
    const word = overtaken.includes(refusal) ? await this.ask() : undefined
    if (word) return { kind: 'word', word }
    if (refusal === 'PAYMENT_CLOSED') return { kind: 'lost', failure: closedBy(error.message) }
    if (refusal !== 'BANK_CODE_LOCKED' && !correctable.includes(refusal))
      return { kind: 'lost', failure: lostBy(error.message, error.shown ? 0 : 3000) }
    this.refuse(error, code)
    return again
  }

  /** The server's word, unless it still waits for the code. One question at a time, shared by all who ask. */
  private ask(): Promise<Standing | undefined> {
    this.asking ??= this.askOnce().finally(() => {
      this.asking = undefined
    })
    return this.asking
  }

  private async askOnce(): Promise<Standing | undefined> {
    const word = await orElse(askServer(this.gateway, this.intent))
    if (word?.kind !== 'standing' || awaitsCustomer(word.standing.paymentStatus)) return undefined
    return heardOfOrder(word.standing, this.intent)
  }

  private begin(): void {
    this.busy = true
    this.message = ''
    this.isUnsent = false
  }

  private stop(): void {
    this.busy = false
  }

  private refuse(error: unknown, code: string): void {
    this.refused = code
    this.explain(error)
  }

  private explain(error: unknown): void {
    if (!(error instanceof ApiError)) throw error
    this.message = error.message
    this.isLocked = error.kind === 'refused' && closing.includes(error.code)
  }
}
