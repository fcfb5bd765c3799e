import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { HostPayParams } from '@/contract/cashier'
import { pay as host } from '@/platform/pay/pay'
import type { HostPayOutcome } from '@/platform/pay/payPort'
import type { Gateway } from '../gateway/gateway'
import { BankCode, type CodeEnd } from './bankCode'
import type { PaymentEnd } from './makePayment'
import type { Payment } from './payment'
import type { PaymentState } from './paymentState'

/**
 * What follows on each outcome of the host's sheet (P10). The host proves nothing: `poll` asks the server until it decides;
 * `askOnce` asks as well, and goes back to the cashier when the payment is still open.
 */
const afterHost: Record<HostPayOutcome, 'poll' | 'askOnce'> = {
  done: 'poll',
  unknown: 'poll',
  cancelled: 'askOnce',
  failed: 'askOnce',
}

interface StepOptions {
  current: PaymentState
  gateway: Gateway
  /** Whether the screen has been left for good. */
  isDropped: () => boolean
}

/** Where a tap leads on the screen: to the bank's code, the host's own sheet, or the provider's page. */
export class NextSteps {
  /** The bank's code sheet, while it is open. */
  code: BankCode | undefined = undefined
  /** The customer has left for the provider's page. */
  isAway = false
  private readonly options: StepOptions

  constructor(options: StepOptions) {
    this.options = options
    makeAutoObservable<NextSteps, 'options'>(this, { code: observableRef, isAway: false, options: false })
  }

  /** Goes on with the end of a tap. */
  async follow(end: PaymentEnd): Promise<void> {
    const { current } = this.options
    switch (end.kind) {
      case 'paid':
        return current.paid(end.payment)
      case 'failed':
        return current.fail('serverFailed', end.failure)
      case 'unknown':
        return current.fail('lost', end.failure)
      case 'checking':
        current.apply('serverOpen')
        // The server has just been asked.
        return current.watchFor(end.payment, 'later')
      case 'code':
        return this.openCode(end.payment)
      case 'leave':
        current.begin(end.payment, 'hostNeeded')
        this.isAway = true
        return host.leaveFor(end.redirectUrl)
      case 'sheet':
        return this.openSheet(end.payment, end.payParams)
    }
  }

  /** Confirms with the bank's code; a wrong one is explained in the sheet. */
  async confirmCode(text: string): Promise<void> {
    const { code } = this
    if (code && !code.busy) this.applyEnd(code, await code.confirm(text))
  }

  /** Has the bank send another code. */
  async sendCode(): Promise<void> {
    const { code } = this
    if (code) this.applyEnd(code, await code.sendAnother())
  }

  /** The customer is back at the sheet of the code: the server is asked once whether the payment went on without it (P18). */
  async refreshCode(code: BankCode): Promise<void> {
    this.applyEnd(code, await code.refresh())
  }

  /** Closes what is open over the screen. */
  close(): void {
    this.setCode(undefined)
    this.isAway = false
  }

  /** The sheet opens once a code was sent; until then the pay button is busy. */
  private async openCode(payment: Payment): Promise<void> {
    const { current, gateway, isDropped } = this.options
    current.payment = payment
    const code = new BankCode(payment, gateway)
    const end = await code.sendFirst()
    const isCurrent = !isDropped() && current.payment === payment && current.state === 'creating'
    if (!isCurrent) return
    if (end.kind === 'lost') return current.lose(end.failure)
    if (end.kind === 'sent') {
      current.begin(payment, 'codeNeeded')
      return this.setCode(code)
    }
    current.onStatus(end.status)
    if (current.state === 'confirming') current.watchFor(payment, 'later')
  }

  /** Goes on with the end of a step of the code, unless another payment has begun meanwhile. */
  private applyEnd(code: BankCode, end: CodeEnd): void {
    const { current, isDropped } = this.options
    if (isDropped() || current.payment !== code.payment || end.kind === 'again') return
    // Where the sheet was closed meanwhile the customer stays where they are, but what the server has decided is shown.
    const isOpen = this.code === code
    if (isOpen) this.close()
    if (end.kind === 'status') current.onStatus(end.status)
    else if (isOpen) current.lose(end.failure)
    if (isOpen && current.state === 'confirming') current.check()
  }

  private async openSheet(payment: Payment, payParams: HostPayParams): Promise<void> {
    const { current, isDropped } = this.options
    current.begin(payment, 'hostNeeded')
    const outcome = await host.openSheet(payParams)
    if (isDropped() || current.payment !== payment || current.state !== 'awaitingHost') return
    if (afterHost[outcome] === 'poll') return current.check()
    await current.askOnce(payment, outcome === 'cancelled' ? 'cancelled' : 'host')
  }

  private setCode(code: BankCode | undefined): void {
    runInAction(() => {
      this.code = code
    })
  }
}
