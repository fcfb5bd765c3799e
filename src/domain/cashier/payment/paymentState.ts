import { makeAutoObservable, observableRef } from 'mobx'
import { orElse } from '@/request/orElse'
import type { ChosenTool, Gateway, PayIntent, Standing } from '../gateway/gateway'
import { pendingPayment } from '../pending/pendingPayments'
import { cashierStorage } from './cashierStorage'
import { type Failure, lostBy } from './failure'
import { failedBy } from './makePayment'
import { askServer, eventOf, type Word } from './query'
import { type FirstQuestion, type Watch, type Watcher, watchPayment } from './querySchedule'
import { reportPayment } from './reportPayment'
import { recentQuery } from './sharedQuery'
import { tellFailure } from './showPayFailure'
import { nextState, type PayEvent, type PayState, payCardStatus } from './stateMachine'

/** One try to pay as a screen sees it: its state, why it did not succeed, and the wait for the server's word. */
export class Attempt implements Watcher {
  state: PayState = 'idle'
  /** How the last try did not succeed; undefined where there is nothing to say. */
  failure: Failure | undefined = undefined
  /** What it is, or was, to be paid with. */
  tool: ChosenTool | undefined = undefined
  /** The schedule is over and the payment still open: "still checking". */
  isOverdue = false
  /** The server's latest word. */
  standing: Standing | undefined = undefined
  intent: PayIntent | undefined = undefined
  private watch: Watch | undefined = undefined

  constructor(private readonly gateway: Gateway) {
    makeAutoObservable<Attempt, 'watch' | 'gateway'>(
      this,
      {
        standing: observableRef,
        intent: observableRef,
        failure: observableRef,
        tool: observableRef,
        watch: false,
        gateway: false,
      },
      { autoBind: true },
    )
  }

  /** A new try: nothing of the last one is left on the screen. */
  renew(tool: ChosenTool): void {
    this.unwatch()
    this.state = 'idle'
    this.failure = undefined
    this.tool = tool
    this.isOverdue = false
    this.standing = undefined
    this.intent = undefined
  }

  apply(event: PayEvent): void {
    const before = this.state
    this.state = nextState(before, event)
    if (this.state !== before) reportPayment(this.state, event, this.intent?.bizType)
    const status = payCardStatus[this.state]
    if (status) cashierStorage.write({ payCardStatus: status })
  }

  /** The server's word: the only way to paid. */
  onWord({ paymentStatus, message }: Pick<Standing, 'paymentStatus' | 'message'>): void {
    const event = eventOf(paymentStatus)
    if (event !== 'serverOpen' && this.intent) pendingPayment.settle(this.intent.requestId)
    if (event === 'serverFailed' && this.state !== 'paid') this.failure = failedBy(message)
    this.apply(event)
  }

  /** The server's word came with the tap. @param intent what paid it; none where only the order says so */
  paid(intent: PayIntent | undefined): void {
    this.intent = intent
    this.apply('serverPaid')
  }

  /** The customer has something to do: on the host's sheet, the provider's page, or with the bank's code. */
  begin(intent: PayIntent, event: 'hostNeeded' | 'codeNeeded'): void {
    this.intent = intent
    this.apply(event)
  }

  /** A failure that has been told already; undefined where there is nothing to say. */
  fail(event: 'serverFailed' | 'lost', failure: Failure | undefined): void {
    this.failure = failure
    this.apply(event)
  }

  /** The server gave no word: the failure is told, and shown as failed with an unknown outcome. */
  lose(failure: Failure): void {
    this.unwatch()
    this.fail('lost', tellFailure(failure))
  }

  /** Asks once about a payment made before; others who look for it at the same time share the question (`recentQuery`). */
  lookUp(intent: PayIntent): Promise<Word | undefined> {
    return this.ask(intent, recentQuery(this.gateway))
  }

  /** Asks once; undefined where there was no answer. */
  private ask(intent: PayIntent, gateway: Pick<Gateway, 'query'>): Promise<Word | undefined> {
    return orElse(askServer(gateway, intent))
  }

  /** Asks once after a sheet that ended without paying (P10); a payment still open goes back to the cashier. */
  async askOnce(intent: PayIntent, cause: 'cancelled' | 'host'): Promise<void> {
    this.apply('hostReturned')
    const word = await this.ask(intent, this.gateway)
    // Meanwhile the customer may have begun another try, or a wait of its own: this answer is not about those.
    if (this.intent !== intent || this.watch) return
    const isDecided = word?.kind === 'standing' && eventOf(word.standing.paymentStatus) !== 'serverOpen'
    if (isDecided) this.onStanding(word.standing)
    else if (this.state === 'confirming') this.lose({ cause, message: '', toastMs: 2000 })
  }

  /** Goes on with a payment made before, which the server was just asked about: from its word where there was one. */
  takeUp(intent: PayIntent, standing: Standing | undefined): void {
    this.tool = intent.tool
    this.intent = standing ? { ...intent, orderId: standing.orderId } : intent
    this.apply('resume')
    if (standing) this.onStanding(standing)
    if (this.state === 'confirming') this.watchFor(this.intent, 'later')
  }

  /** A payment made before, about which the server was asked and gave no word. */
  takeUpRefused(intent: PayIntent, message: string | undefined): void {
    this.tool = intent.tool
    this.intent = intent
    this.apply('resume')
    this.onNoWord(message)
  }

  /** "Check again": asks at once, then on schedule. */
  check(): void {
    if (!this.intent) return
    this.apply(this.state === 'awaitingHost' ? 'hostReturned' : 'resume')
    if (this.state === 'confirming') this.watchFor(this.intent)
  }

  /** Asks until the server decides, on schedule. @param first `later` where its word has just come */
  watchFor(intent: PayIntent, first: FirstQuestion = 'now'): void {
    this.unwatch()
    this.intent = intent
    this.isOverdue = false
    this.watch = watchPayment(intent, this.gateway, this, first)
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

  onStanding(standing: Standing): void {
    this.standing = standing
    const { bizNo, outBizNo } = standing
    // The create's answer was lost: from here on the payment has its number, by which the result is found.
    if (bizNo && this.intent && !this.intent.bizNo) this.intent = { ...this.intent, bizNo, outBizNo }
    this.onWord(standing)
  }

  onNoWord(message: string | undefined): void {
    this.lose(lostBy(message, message === undefined ? 0 : 2000))
  }

  onDeadline(): void {
    this.isOverdue = true
  }
}
