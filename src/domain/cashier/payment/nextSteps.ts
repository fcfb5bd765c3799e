import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { HostPayParams } from '@/contract/cashier'
import { pay as host } from '@/platform/pay'
import type { Gateway, PayIntent } from '../gateway/gateway'
import { BankCode, type CodeEnd } from './bankCode'
import { afterHost } from './hostAction'
import type { PayEnd } from './makePayment'
import type { Attempt } from './paymentState'

interface StepOptions {
  attempt: Attempt
  gateway: Gateway
  /** Whether the screen has been left. */
  isGone: () => boolean
}

/** Where a tap leads on the screen: to the bank's code, the host's own sheet, or the provider's page. */
export class PaySteps {
  /** The bank's code sheet, while it is open. */
  code: BankCode | undefined = undefined
  /** The customer has left for the provider's page. */
  away = false
  private readonly options: StepOptions

  constructor(options: StepOptions) {
    this.options = options
    makeAutoObservable<PaySteps, 'options'>(this, { code: observableRef, away: false, options: false })
  }

  /** Goes on with what a tap brought. */
  async follow(end: PayEnd): Promise<void> {
    const { attempt } = this.options
    switch (end.kind) {
      case 'paid':
        return attempt.paid(end.intent)
      case 'failed':
        return attempt.fail('serverFailed', end.failure)
      case 'unknown':
        return attempt.fail('lost', end.failure)
      case 'checking':
        attempt.apply('serverOpen')
        // Its word has just come.
        return attempt.watchFor(end.intent, 'later')
      case 'code':
        return this.openCode(end.intent)
      case 'leave':
        attempt.begin(end.intent, 'hostNeeded')
        this.away = true
        return host.leaveFor(end.redirectUrl)
      case 'sheet':
        return this.openSheet(end.intent, end.payParams)
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

  private openCode(intent: PayIntent): Promise<void> {
    const { attempt, gateway } = this.options
    attempt.begin(intent, 'codeNeeded')
    this.code = new BankCode(intent, gateway)
    return this.sendCode()
  }

  /** Goes on with what a step of the code brought, unless another try has begun meanwhile. */
  private take(code: BankCode, end: CodeEnd): void {
    const { attempt, isGone } = this.options
    if (isGone() || attempt.intent !== code.intent || end.kind === 'again') return
    // Where the sheet was closed meanwhile the customer stays where they are, but what the server has decided is shown.
    const isOpen = this.code === code
    if (isOpen) this.close()
    if (end.kind === 'word') attempt.onWord(end.word)
    else if (isOpen) attempt.lose(end.failure)
    if (isOpen && attempt.state === 'confirming') attempt.check()
  }

  private async openSheet(intent: PayIntent, payParams: HostPayParams): Promise<void> {
    const { attempt, isGone } = this.options
    attempt.begin(intent, 'hostNeeded')
    const outcome = await host.openSheet(payParams)
    if (isGone() || attempt.intent !== intent || attempt.state !== 'awaitingHost') return
    if (afterHost[outcome] === 'poll') return attempt.check()
    await attempt.askOnce(intent, outcome === 'cancelled' ? 'cancelled' : 'host')
  }
}
