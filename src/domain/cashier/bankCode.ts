import { makeAutoObservable, runInAction } from 'mobx'
import { steadyNow } from '@/lib/steadyClock'
import { makeRequestId } from '@/request/call'
import { ApiError } from '@/request/errors'
import type { Gateway, Standing } from './gateway'
import type { PayTexts } from './payTexts'

/** How a typed code ended. `again`: the sheet says what is wrong with it. `lost`: nobody knows what became of it. */
type ConfirmEnd =
  | { kind: 'word'; word: Pick<Standing, 'paymentStatus' | 'message'> }
  | { kind: 'again' }
  | { kind: 'lost'; message: string; shown: boolean }

/** Refusals that leave the payment open for another code. */
const correctable = ['BANK_CODE_WRONG', 'BANK_CODE_USED', 'BANK_CODE_EXPIRED']

/** Refusals that end the payment: no further code helps. */
const closing = ['BANK_CODE_LOCKED', 'PAYMENT_CLOSED', 'PAYMENT_UNKNOWN']

/** The bank's code of one card payment: sent, typed, confirmed. What is wrong is said beside the field, never as a toast. */
export class BankCode {
  /** Masked number the code went to; empty until it is known. */
  mobile = ''
  /** From when another code may be asked for, by the steady clock, in milliseconds. */
  resendAt = 0
  message = ''
  /** The code that the bank refused last: it will not be right another time either. */
  refused = ''
  /** Five wrong codes, or a payment that has ended. */
  isLocked = false
  busy = false
  private tried = { code: '', requestId: '' }

  constructor(
    private readonly bizNo: string,
    private readonly gateway: Gateway,
    private readonly texts: () => PayTexts,
  ) {
    makeAutoObservable<BankCode, 'bizNo' | 'gateway' | 'texts' | 'tried'>(
      this,
      { bizNo: false, gateway: false, texts: false, tried: false },
      { autoBind: true },
    )
  }

  async send(): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.message = ''
    try {
      const { mobile, resendSeconds } = await this.gateway.sendCode(this.bizNo)
      runInAction(() => {
        this.mobile = mobile
        this.resendAt = steadyNow() + resendSeconds * 1000
      })
    } catch (error) {
      this.explain(error, this.texts().codeNotSent)
    } finally {
      this.rest()
    }
  }

  /** Confirms once per code: the same code keeps its request id, so that a lost confirmation is not made twice. */
  async confirm(code: string): Promise<ConfirmEnd> {
    if (this.busy || this.isLocked) return { kind: 'again' }
    if (this.tried.code !== code) this.tried = { code, requestId: makeRequestId() }
    this.busy = true
    this.message = ''
    try {
      return { kind: 'word', word: await this.gateway.confirmCode(this.bizNo, code, this.tried.requestId) }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const isLocked = error.kind === 'refused' && error.code === 'BANK_CODE_LOCKED'
      const isCorrectable = error.kind === 'refused' && correctable.includes(error.code)
      if (!isLocked && !isCorrectable) return { kind: 'lost', message: error.message, shown: error.shown }
      this.refuse(error, code)
      return { kind: 'again' }
    } finally {
      this.rest()
    }
  }

  private rest(): void {
    this.busy = false
  }

  private refuse(error: unknown, code: string): void {
    this.refused = code
    this.explain(error, '')
  }

  private explain(error: unknown, otherwise: string): void {
    if (!(error instanceof ApiError)) throw error
    this.message = error.message || otherwise
    this.isLocked = error.kind === 'refused' && closing.includes(error.code)
  }
}
