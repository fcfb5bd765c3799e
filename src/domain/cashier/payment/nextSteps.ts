import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { HostPayParams } from '@/contract/cashier'
import { pay as host } from '@/platform/pay'
import type { Payment } from './payment'
import type { Gateway } from '../gateway/gateway'
import { BankCode, type CodeEnd } from './bankCode'
import { afterHost } from './nextSteps'
import type { PaymentEnd } from './makePayment'
import type { PaymentState } from './paymentState'

interface StepOptions {
  current: PaymentState
  gateway: Gateway
  /** Whether the screen has been left. */
  isGone: () => boolean
}

/** Where a tap leads on the screen: to the bank's code, the host's own sheet, or the provider's page. */
export class NextSteps {
  /** The bank's code sheet, while it is open. */
  code: BankCode | undefined = undefined
  /** The customer has left for the provider's page. */
  away = false
  private readonly options: StepOptions

  constructor(options: StepOptions) {
    this.options = options
    makeAutoObservable<NextSteps, 'options'>(this, { code: observableRef, away: false, options: false })
  }

  /** Goes on with what a tap brought. */
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
        // Its word has just come.
        return current.watchFor(end.payment, 'later')
      case 'code':
        return this.openCode(end.payment)
      case 'leave':
        current.begin(end.payment, 'hostNeeded')
        this.away = true
        return host.leaveFor(end.redirectUrl)
      case 'sheet':
        return this.openSheet(end.payment, end.payParams)
    }
  }

  /** Confirms with the bank's code; a wrong one is explained in the sheet. */
  async confirmCode(text: string): Promise<void> {
    const { code } = this
    if (code && !code.busy) this.take(code, await code.confirm(text))
  }

  /** Has the bank send another code. */
  async sendCode(): Promise<void> {
    const { code } = this
    if (code) this.take(code, await code.send())
  }

  /** The customer is back at the sheet of the code: the server is asked once whether the payment went on without it (P18). */
  async look(): Promise<void> {
    const { code } = this
    if (code) this.take(code, await code.look())
  }

  /** Closes what is open over the screen. */
  close(): void {
    runInAction(() => {
      this.code = undefined
    })
    this.away = false
  }

  private openCode(payment: Payment): Promise<void> {
    const { current, gateway } = this.options
    current.begin(payment, 'codeNeeded')
    this.code = new BankCode(payment, gateway)
    return this.sendCode()
  }

  /** Goes on with what a step of the code brought, unless another try has begun meanwhile. */
  private take(code: BankCode, end: CodeEnd): void {
    const { current, isGone } = this.options
    if (isGone() || current.payment !== code.payment || end.kind === 'again') return
    // Where the sheet was closed meanwhile the customer stays where they are, but what the server has decided is shown.
    const isOpen = this.code === code
    if (isOpen) this.close()
    if (end.kind === 'answer') current.onStatus(end.answer)
    else if (isOpen) current.lose(end.failure)
    if (isOpen && current.state === 'confirming') current.check()
  }

  private async openSheet(payment: Payment, payParams: HostPayParams): Promise<void> {
    const { current, isGone } = this.options
    current.begin(payment, 'hostNeeded')
    const outcome = await host.openSheet(payParams)
    if (isGone() || current.payment !== payment || current.state !== 'awaitingHost') return
    if (afterHost[outcome] === 'poll') return current.check()
    await current.askOnce(payment, outcome === 'cancelled' ? 'cancelled' : 'host')
  }
}
