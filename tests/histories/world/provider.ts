import { eq } from 'drizzle-orm'
import type { PaymentRecord } from '../../../sandbox/areas/cashier/outcomes'
import { isOpen } from '../../../sandbox/areas/cashier/paymentState'
import { payments } from '../../../sandbox/areas/cashier/tables'
import { type Outcome, providerOf } from '../../../sandbox/provider/notification'
import { compose, type Manner } from '../../../sandbox/provider/send'
import type { Server } from './server'

interface Told {
  path: string
  body: string
  isDelivered: boolean
}

/**
 * Alipay and WeChat: they decide on a session once, and tell the shop of it as often, as late and in whatever order a history says.
 * What they have approved is the truth that the shop's books are compared with.
 */
export class Provider {
  /** How each session that a customer has opened stands. */
  readonly sessions = new Map<string, Outcome | 'undecided'>()
  private readonly told: Told[] = []

  constructor(private readonly server: Server) {}

  /** The customer has arrived at the page of a session. */
  visit(session: string): void {
    if (session && !this.sessions.has(session)) this.sessions.set(session, 'undecided')
  }

  /** What the customer does there; false where the page takes nothing any more. */
  async decide(session: string, outcome: Outcome): Promise<boolean> {
    const before = this.sessions.get(session)
    const payment = await this.paymentOf(session)
    const takes = payment && isOpen(payment.status) && payment.sessionEndsAt.getTime() > this.server.clock.now
    if (!takes || before === 'success' || before === 'failure' || before === outcome) return false
    this.tell(session, payment, outcome)
    return true
  }

  /** Decides what was left pending, as a provider does at the end of its day. */
  async decidePending(): Promise<void> {
    for (const [session, standing] of this.sessions) {
      const payment = standing === 'pending' ? await this.paymentOf(session) : undefined
      if (payment) this.tell(session, payment, 'failure')
    }
  }

  /** Sends one of the notifications, which may have been sent before. */
  async deliver(at: number, times: number): Promise<boolean> {
    const one = this.told[at % Math.max(1, this.told.length)]
    if (!one) return false
    one.isDelivered = true
    await Promise.all(Array.from({ length: times }, () => this.send(one)))
    return true
  }

  async deliverAll(): Promise<void> {
    for (const one of this.told.filter(({ isDelivered }) => !isDelivered)) {
      one.isDelivered = true
      await this.send(one)
    }
  }

  /** An unknown caller tells the shop that a session was paid. */
  async forge(session: string, tamper: NonNullable<Manner['tamper']>): Promise<boolean> {
    const payment = await this.paymentOf(session)
    if (!payment) return false
    await this.send(this.notification(payment, 'success', tamper))
    return true
  }

  private tell(session: string, payment: PaymentRecord, outcome: Outcome): void {
    this.sessions.set(session, outcome)
    this.told.push(this.notification(payment, outcome))
  }

  private notification(payment: PaymentRecord, outcome: Outcome, tamper?: Manner['tamper']): Told {
    const { notifySecret, clock } = this.server
    const body = JSON.stringify(compose(payment, outcome, notifySecret, clock.now, tamper))
    return { path: `/notify/${providerOf(payment.assetType)}`, body, isDelivered: false }
  }

  private send = ({ path, body }: Told) => this.server.post(path, {}, body)

  private async paymentOf(session: string): Promise<PaymentRecord | undefined> {
    const [payment] = await this.server.db.select().from(payments).where(eq(payments.session, session))
    return payment
  }
}
