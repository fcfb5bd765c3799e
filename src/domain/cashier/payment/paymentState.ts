import { makeAutoObservable, observableRef } from 'mobx'
import type { BizType, ChosenTool } from '@/contract/cashier'
import { orElse } from '@/request/orElse'
import type { Gateway, QueryResult, StatusAnswer } from '../gateway/gateway'
import { pendingPayments } from '../pending/pendingPayments'
import { type Failure, failedBy, lostBy } from './failure'
import type { Payment } from './payment'
import { type QueryAnswer, queryOutcome } from './query'
import { type FirstQuery, type Watch, type Watcher, watchPayment } from './querySchedule'
import { reportPayment } from './reportPayment'
import { sharedQuery } from './sharedQuery'
import { showPayFailure } from './showPayFailure'
import { eventOf, nextState, type PayEvent, type PayState } from './stateMachine'

/** The payment on a screen: its state, why it did not succeed, and the queries until the server decides. */
export class PaymentState implements Watcher {
  state: PayState = 'idle'
  /** Why the last payment did not succeed; undefined where there is nothing to show. */
  failure: Failure | undefined = undefined
  /** What it is, or was, to be paid with. */
  tool: ChosenTool | undefined = undefined
  /** The schedule is over and the payment still open: "still checking". */
  isOverdue = false
  /** The server's latest answer. */
  result: QueryResult | undefined = undefined
  payment: Payment | undefined = undefined
  private watch: Watch | undefined = undefined

  constructor(
    private readonly gateway: Gateway,
    private readonly bizType: BizType,
  ) {
    makeAutoObservable<PaymentState, 'watch' | 'gateway' | 'bizType'>(this, {
      result: observableRef,
      payment: observableRef,
      failure: observableRef,
      tool: observableRef,
      watch: false,
      gateway: false,
      bizType: false,
    })
  }

  /** Begins another payment: nothing of the last one is left on the screen. */
  renew(tool: ChosenTool): void {
    this.unwatch()
    this.state = 'idle'
    this.failure = undefined
    this.tool = tool
    this.isOverdue = false
    this.result = undefined
    this.payment = undefined
  }

  apply(event: PayEvent): void {
    const before = this.state
    this.state = nextState(before, event)
    if (this.state !== before) reportPayment(this.state, event, this.bizType)
  }

  /** The server's status: the only way to paid. */
  onStatus({ paymentStatus, message }: StatusAnswer): void {
    const event = eventOf(paymentStatus)
    if (event !== 'serverOpen' && this.payment) pendingPayments.settle(this.payment.requestId)
    if (event === 'serverFailed' && this.state !== 'paid') this.failure = showPayFailure(failedBy(message))
    this.apply(event)
  }

  /** The server answered the tap with paid. @param payment what paid it; none where only the order says so */
  paid(payment: Payment | undefined): void {
    this.payment = payment
    this.apply('serverPaid')
  }

  /** The customer has something to do: on the host's sheet, the provider's page, or with the bank's code. */
  begin(payment: Payment, event: 'hostNeeded' | 'codeNeeded'): void {
    this.payment = payment
    this.apply(event)
  }

  /** A failure that has been shown already; undefined where there is nothing to show. */
  fail(event: 'serverFailed' | 'lost', failure: Failure | undefined): void {
    this.failure = failure
    this.apply(event)
  }

  /** The server did not say how it ends: the failure is shown, as failed with an unknown outcome. */
  lose(failure: Failure): void {
    this.unwatch()
    this.fail('lost', showPayFailure(failure))
  }

  /** Asks once about a payment made before; callers at the same time share the query (`sharedQuery`). */
  lookUp(payment: Payment): Promise<QueryAnswer | undefined> {
    return this.ask(payment, sharedQuery(this.gateway))
  }

  /** Asks once; undefined where there was no answer. */
  private ask(payment: Payment, gateway: Pick<Gateway, 'query'>): Promise<QueryAnswer | undefined> {
    return orElse(queryOutcome(gateway, payment))
  }

  /** Asks once after a sheet that ended without paying (P10); a payment still open goes back to the cashier. */
  async askOnce(payment: Payment, cause: 'cancelled' | 'host'): Promise<void> {
    this.apply('hostReturned')
    const answer = await this.ask(payment, this.gateway)
    // Meanwhile the customer may have begun another payment, or a schedule of its own: this answer is not about those.
    if (this.payment !== payment || this.watch) return
    const isDecided = answer?.kind === 'result' && eventOf(answer.result.paymentStatus) !== 'serverOpen'
    if (isDecided) this.onResult(answer.result)
    else if (this.state === 'confirming') this.lose({ cause, message: '', toastMs: 2000 })
  }

  /** Goes on with a payment made before, from the server's answer to the query that was just made; undefined where none came. */
  takeUp(payment: Payment, result: QueryResult | undefined): void {
    this.tool = payment.tool
    this.payment = result ? { ...payment, orderId: result.orderId } : payment
    this.apply('resume')
    if (result) this.onResult(result)
    if (this.state === 'confirming') this.watchFor(this.payment, 'later')
  }

  /** A payment made before, whose query the server refused. */
  takeUpRefused(payment: Payment, message: string | undefined): void {
    this.tool = payment.tool
    this.payment = payment
    this.apply('resume')
    this.onRefused(message)
  }

  /** "Check again": asks at once, then on schedule. */
  check(): void {
    if (!this.payment) return
    this.apply(this.state === 'awaitingHost' ? 'hostReturned' : 'resume')
    if (this.state === 'confirming') this.watchFor(this.payment)
  }

  /** Asks until the server decides, on schedule. @param first `later` where an answer has just come */
  watchFor(payment: Payment, first: FirstQuery = 'now'): void {
    this.unwatch()
    this.payment = payment
    this.isOverdue = false
    this.watch = watchPayment(payment, this.gateway, this, first)
  }

  unwatch(): void {
    this.watch?.stop()
    this.watch = undefined
  }

  pause(): void {
    this.watch?.pause()
  }

  resume(): void {
    this.watch?.resume()
  }

  onResult(result: QueryResult): void {
    this.result = result
    const { bizNo, outBizNo } = result
    // The create's answer was lost: from here on the payment has its number, by which the result is found.
    if (bizNo && this.payment && !this.payment.bizNo) this.payment = { ...this.payment, bizNo, outBizNo }
    this.onStatus(result)
  }

  onRefused(message: string | undefined): void {
    this.lose(lostBy(message, message === undefined ? 0 : 2000))
  }

  onDeadline(): void {
    this.isOverdue = true
  }
}
