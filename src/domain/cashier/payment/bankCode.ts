import { makeAutoObservable, runInAction } from 'mobx'
import { steadyNow } from '@/lib/steadyClock'
import { makeRequestId } from '@/request/call'
import { ApiError } from '@/request/errors'
import { orElse } from '@/request/orElse'
import type { Gateway, QueryResult, StatusAnswer } from '../gateway/gateway'
import { closedBy, type Failure, lostBy, unsentBy } from './failure'
import type { Payment } from './payment'
import { queryOutcome } from './query'
import { awaitsCustomer } from './stateMachine'

/**
 * The code is not needed any more. `status`: the payment has ended or is being decided on. `lost`: how it ends is not known, or the
 * server takes nothing more for it.
 */
type Left = { kind: 'status'; status: StatusAnswer } | { kind: 'lost'; failure: Failure }

/** The result of the first step: the bank has sent a code, or the sheet does not open. */
export type FirstCodeEnd = { kind: 'sent' } | Left

/** The result of a step in the sheet. `again`: it stays open and says what is wrong. */
export type CodeEnd = { kind: 'again' } | Left

const again = { kind: 'again' } as const

/** Refusals that leave the payment open for another code. */
const correctable = ['BANK_CODE_WRONG', 'BANK_CODE_USED', 'BANK_CODE_EXPIRED', 'BANK_CODE_TOO_OFTEN']

/** Refusals that end the payment: no further code helps. */
const closing = ['BANK_CODE_LOCKED', 'PAYMENT_UNKNOWN']

/** The bank's code of one card payment: sent, typed, confirmed. What is wrong is said beside the field, never as a toast. */
export class BankCode {
  /** Masked number the code went to; empty until it is known. */
  mobile = ''
  /** From when another code may be asked for, by the steady clock, in milliseconds. */
  resendAt = 0
  /** The server's text on what is wrong; empty where there is none. */
  message = ''
  /** Another code could not be asked for. */
  isUnsent = false
  /** The code that the bank refused last: it will not be right another time either. */
  refused = ''
  /** Five wrong codes, or a payment that has ended. */
  isLocked = false
  busy = false
  private tried = { code: '', requestId: '' }
  private asking: Promise<QueryResult | undefined> | undefined = undefined

  constructor(
    readonly payment: Payment,
    private readonly gateway: Gateway,
  ) {
    makeAutoObservable<BankCode, 'gateway' | 'tried' | 'asking'>(this, {
      payment: false,
      gateway: false,
      tried: false,
      asking: false,
    })
  }

  /** Has the bank send its first code. A payment that takes none is asked about; without a code there is nothing to type. */
  async sendFirst(): Promise<FirstCodeEnd> {
    const error = await this.send()
    if (!error) return { kind: 'sent' }
    if (error.code === 'PAYMENT_CLOSED') return this.closed(error)
    return { kind: 'lost', failure: unsentBy(error.message, error.shown) }
  }

  /** Has the bank send another code; a failure is said in the sheet. */
  async sendAnother(): Promise<CodeEnd> {
    if (this.busy) return again
    const error = await this.send()
    if (error?.code === 'PAYMENT_CLOSED') return this.closed(error)
    if (error) this.explain(error, true)
    return again
  }

  /** Confirms once per code: the same code keeps its request id, so that a lost confirmation is not made twice. */
  async confirm(code: string): Promise<CodeEnd> {
    if (this.busy || this.isLocked) return again
    if (this.tried.code !== code) this.tried = { code, requestId: makeRequestId() }
    this.begin()
    try {
      return { kind: 'status', status: await this.gateway.confirmCode(this.payment, code, this.tried.requestId) }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return await this.endOf(error, code)
    } finally {
      this.finish()
    }
  }

  /** The customer is back: the payment may have gone on without this sheet (P18). Nothing is asked while a call of the code is under way. */
  async refresh(): Promise<CodeEnd> {
    const status = this.busy ? undefined : await this.ask()
    return status ? { kind: 'status', status } : again
  }

  /** Asks the bank for a code; answers the error where there is none. */
  private async send(): Promise<ApiError | undefined> {
    this.begin()
    try {
      const { mobile, resendSeconds } = await this.gateway.sendCode(this.payment)
      runInAction(() => {
        this.mobile = mobile
        this.resendAt = steadyNow() + resendSeconds * 1000
      })
      return undefined
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return error
    } finally {
      this.finish()
    }
  }

  private async endOf(error: ApiError, code: string): Promise<CodeEnd> {
    const { code: refusal } = error
    if (refusal === 'PAYMENT_CLOSED') return this.closed(error)
    const status = refusal === 'BANK_CODE_USED' ? await this.ask() : undefined
    // A code that another tab has used may have paid (P18).
    if (status) return { kind: 'status', status }
    if (refusal !== 'BANK_CODE_LOCKED' && !correctable.includes(refusal))
      return { kind: 'lost', failure: lostBy(error.message, error.shown ? 0 : 3000) }
    this.refused = code
    this.explain(error, false)
    return again
  }

  /** The payment takes no code any more: another tab or device may have brought it to its end, so the server is asked first (P18). */
  private async closed(error: ApiError): Promise<Left> {
    const status = await this.ask()
    return status ? { kind: 'status', status } : { kind: 'lost', failure: closedBy(error.message) }
  }

  /** The payment's status, unless it still waits for the code. One query at a time, shared by all who ask. */
  private ask(): Promise<QueryResult | undefined> {
    this.asking ??= this.askOnce().finally(() => {
      this.asking = undefined
    })
    return this.asking
  }

  private async askOnce(): Promise<QueryResult | undefined> {
    const answer = await orElse(queryOutcome(this.gateway, this.payment))
    const isDecided = answer?.kind === 'result' && !awaitsCustomer(answer.result.paymentStatus)
    return isDecided ? answer.result : undefined
  }

  private begin(): void {
    this.busy = true
    this.message = ''
    this.isUnsent = false
  }

  private finish(): void {
    this.busy = false
  }

  private explain(error: ApiError, isUnsent: boolean): void {
    this.message = error.message
    this.isUnsent = isUnsent
    this.isLocked = closing.includes(error.code)
  }
}
