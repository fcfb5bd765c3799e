import { session } from '@/domain/session/session'
import { list, record, text } from '@/lib/parsers'
import { stored } from '@/platform/storage/stored'
import type { Payment } from '../payment/payment'
import { asPayment } from '../payment/payment'
import { askCustomer, customerPrint, loginPrint } from './customer'

/** How many payments are kept at most; the server ends an open payment within minutes, so older ones are already decided. */
const most = 20

/** A payment and whose it is; to everybody else it does not exist (U3). */
interface Kept {
  payment: Payment
  /** The login it was made under, as a fingerprint. */
  login: string
  /** Its customer, as a fingerprint, once the server has named them: it finds the payment under a new login. */
  customer?: string
}

const asPrint = (value: unknown): string | undefined => text(value, 32, /^[\da-f]{32}$/)

const asKept = (value: unknown): Kept | undefined =>
  record(value, { payment: asPayment, login: asPrint }, { customer: asPrint })

const storedPayments = stored('pendingPayments', (value) => list(value, asKept, most))

const isOurs = (one: Kept): boolean =>
  one.login === loginPrint() || (one.customer !== undefined && one.customer === customerPrint())

/**
 * Payments whose outcome is not known yet. One instance for the whole app, since whichever screen pays next must ask about them first.
 * Kept over restarts, because the app may be closed while the customer pays elsewhere (P6), and over the end of a login, which may be
 * renewed meanwhile; emptied when the customer signs out, and as soon as another one is named (U3). Every read takes the stored
 * state, since another tab may have paid meanwhile.
 */
class PendingPayments {
  /** The payments that the storage refuses to keep; they last as long as the app runs. */
  private memory: Kept[] = []

  constructor() {
    session.onReset((end) => {
      if (end === 'left') this.forget()
    })
  }

  /** Adds what the server answered to a payment; one that was forgotten meanwhile, with its customer, stays forgotten (U3). */
  update(payment: Payment): void {
    if (this.all().some(({ requestId }) => requestId === payment.requestId)) this.keep(payment)
  }

  /** Keeps a payment before it is sent. */
  keep(payment: Payment): void {
    const isSame = (one: Kept) => one.payment.requestId === payment.requestId
    const kept = this.kept()
    const customer = customerPrint() ?? kept.find(isSame)?.customer
    this.write([...kept.filter((one) => !isSame(one)), { payment, login: loginPrint(), customer }].slice(-most))
  }

  /** Forgets a payment that the server has decided. */
  settle(requestId: string): void {
    this.write(this.kept().filter((one) => one.payment.requestId !== requestId || !isOurs(one)))
  }

  /** The open payments of this order, oldest first. */
  of(orderId: string): Payment[] {
    return this.all().filter((payment) => payment.orderId === orderId)
  }

  /** All open payments of the customer at hand, oldest first. */
  all(): Payment[] {
    return this.kept()
      .filter(isOurs)
      .map(({ payment }) => payment)
  }

  /**
   * Finds out whose the payments are that are not marked with this customer: those made under a former login of the same customer
   * are theirs again, all others are forgotten. False where the server did not name the customer; nothing is changed then.
   */
  async claim(): Promise<boolean> {
    if (this.kept().every((one) => isOurs(one) && one.customer !== undefined)) return true
    if (customerPrint() === undefined) await askCustomer()
    const customer = customerPrint()
    if (customer === undefined) return false
    const ours = this.kept().filter(isOurs)
    this.write(ours.map(({ payment }) => ({ payment, login: loginPrint(), customer })))
    return true
  }

  /** The same as `claim`, but asks only where a payment of this order was made under another login. */
  async claimFor(orderId: string): Promise<boolean> {
    const isSealed = this.kept().some((one) => one.payment.orderId === orderId && !isOurs(one))
    return !isSealed || this.claim()
  }

  /** Forgets all payments. */
  forget(): void {
    this.memory = []
    storedPayments.remove()
  }

  private kept(): Kept[] {
    return storedPayments.read() ?? this.memory
  }

  private write(kept: Kept[]): void {
    const isStored = kept.length > 0 && storedPayments.write(kept)
    this.memory = isStored ? [] : kept
    if (!isStored) storedPayments.remove()
  }
}

export const pendingPayments = new PendingPayments()
