import { session } from '@/domain/session/session'
import * as storage from '@/platform/storage'
import { askCustomer, customerPrint, loginPrint } from './customer'
import type { PayIntent } from './gateway'

const key = 'pendingPayments'

/** More would only be forgotten ones: the server ends an open payment within minutes. */
const limit = 20

/** A payment and whose it is; to everybody else it does not exist (U3). */
interface Kept {
  intent: PayIntent
  /** The login it was made under. */
  login: string
  /** A fingerprint of its customer, once the server has named them: it is found by this under a new login. */
  customer?: string
}

/** Whether an entry of the storage has all that is read of it; nobody knows who wrote there meanwhile. */
function isKept(entry: unknown): entry is Kept {
  const { intent, login } = (entry ?? {}) as Partial<Kept>
  const { requestId, orderId, bizType, source, callBackUrl, tool, createdAt } = (intent ?? {}) as Partial<PayIntent>
  const texts = [login, requestId, orderId, bizType, source, callBackUrl, tool?.assetType]
  const numbers = [tool?.amount, createdAt]
  return texts.every((text) => typeof text === 'string') && numbers.every(Number.isFinite)
}

const isOurs = (one: Kept): boolean =>
  one.login === loginPrint() || (one.customer !== undefined && one.customer === customerPrint())

/**
 * Payments whose outcome is not known yet. One for the whole app, since whichever screen pays next must ask about them first. Kept over
 * restarts, because the app may be closed while the customer pays elsewhere (P6), and over the end of a login, which may be renewed
 * meanwhile; emptied when the customer signs out, and as soon as another customer is named (U3). Every read takes the storage's own state:
 * another tab may have paid meanwhile.
 */
class PendingPayment {
  /** Stands in for a storage that refuses, as long as the app runs. */
  private memory: Kept[] = []

  constructor() {
    session.onReset((end) => {
      if (end === 'left') this.forget()
    })
  }

  /** Keeps what the server answered to an intent, unless the intent was forgotten meanwhile because its customer left (U3). */
  update(intent: PayIntent): void {
    if (this.all().some(({ requestId }) => requestId === intent.requestId)) this.keep(intent)
  }

  /** Keeps an intent before it is sent. */
  keep(intent: PayIntent): void {
    const isSame = (one: Kept) => one.intent.requestId === intent.requestId
    const kept = this.kept()
    const customer = customerPrint() ?? kept.find(isSame)?.customer
    const one = { intent, login: loginPrint(), ...(customer === undefined ? {} : { customer }) }
    this.write([...kept.filter((other) => !isSame(other)), one].slice(-limit))
  }

  /** The server has given its last word on it. */
  settle(requestId: string): void {
    this.write(this.kept().filter((one) => one.intent.requestId !== requestId || !isOurs(one)))
  }

  /** What was never decided for this order, oldest first. */
  of(orderId: string): PayIntent[] {
    return this.all().filter((intent) => intent.orderId === orderId)
  }

  /** What was never decided for this customer, oldest first. */
  all(): PayIntent[] {
    return this.kept()
      .filter(isOurs)
      .map(({ intent }) => intent)
  }

  /**
   * Finds out whose the payments are that are not marked with this customer: those made under an earlier login of theirs are taken
   * over, all others are forgotten. False where the server did not name the customer; the payments then stay as they are.
   */
  async claim(): Promise<boolean> {
    if (this.kept().every((one) => isOurs(one) && one.customer !== undefined)) return true
    if (customerPrint() === undefined) await askCustomer()
    const customer = customerPrint()
    if (customer === undefined) return false
    const ours = this.kept().filter(isOurs)
    this.write(ours.map(({ intent }) => ({ intent, login: loginPrint(), customer })))
    return true
  }

  /** The same, asked only where a payment of this order was made under another login. */
  async claimFor(orderId: string): Promise<boolean> {
    const isSealed = this.kept().some((one) => one.intent.orderId === orderId && !isOurs(one))
    return !isSealed || this.claim()
  }

  /** Forgets all payments. */
  forget(): void {
    this.memory = []
    storage.remove(key)
  }

  private kept(): Kept[] {
    const kept = storage.read<unknown>(key) ?? this.memory
    return Array.isArray(kept) ? kept.filter(isKept) : []
  }

  private write(kept: Kept[]): void {
    const isKept = kept.length > 0 && storage.write(key, kept)
    this.memory = isKept ? [] : kept
    if (!isKept) storage.remove(key)
  }
}

export const pendingPayment = new PendingPayment()
