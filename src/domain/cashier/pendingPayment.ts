import md5 from 'crypto-js/md5'
import { session } from '@/domain/session/session'
import * as storage from '@/platform/storage'
import type { PayIntent } from './gateway'

const key = 'pendingPayments'

/** More would only be forgotten ones: the server ends an open payment within minutes. */
const limit = 20

interface Kept {
  /** Whose they are; payments of one customer are nothing to another (U3). */
  owner: string
  intents: PayIntent[]
}

const owner = (): string => md5(session.token ?? '').toString()

/**
 * Payments whose outcome is not known yet. One for the whole app, since whichever screen pays next must ask about them first. Kept over
 * restarts, because the app may be closed while the customer pays elsewhere (P6); emptied when he signs out (U3). Every read
 * takes the storage's own state: another tab may have paid meanwhile.
 */
class PendingPayment {
  /** Stands in for a storage that refuses, as long as the app runs. */
  private memory: PayIntent[] = []

  constructor() {
    session.onReset(() => this.forget())
  }

  /** What the server answered to an intent; one that was forgotten meanwhile, with its customer, stays forgotten (U3). */
  update(intent: PayIntent): void {
    if (this.all().some(({ requestId }) => requestId === intent.requestId)) this.keep(intent)
  }

  /** Keeps an intent before it is sent. */
  keep(intent: PayIntent): void {
    this.write([...this.all().filter(({ requestId }) => requestId !== intent.requestId), intent].slice(-limit))
  }

  /** The server has given its last word on it. */
  settle(requestId: string): void {
    this.write(this.all().filter((intent) => intent.requestId !== requestId))
  }

  /** What was never decided for this order, oldest first. */
  of(orderId: string): PayIntent[] {
    return this.all().filter((intent) => intent.orderId === orderId)
  }

  all(): PayIntent[] {
    const kept = storage.read<Kept>(key)
    if (!kept) return this.memory
    return kept.owner === owner() && Array.isArray(kept.intents) ? kept.intents : []
  }

  forget(): void {
    this.memory = []
    storage.remove(key)
  }

  private write(intents: PayIntent[]): void {
    const isKept = intents.length > 0 && storage.write(key, { owner: owner(), intents } satisfies Kept)
    this.memory = isKept ? [] : intents
    if (!isKept) storage.remove(key)
  }
}

export const pendingPayment = new PendingPayment()
