import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { PaymentRecord } from '../areas/cashier/outcomes'
import type { Core } from '../core'
import { type Notification, type Outcome, providerOf, type SignedNotification, signatureOf } from './notification'

/** How a provider misbehaves when it tells us of a payment. */
export interface Manner {
  /** Copies sent at the same time; 1 unless said otherwise. */
  times?: number
  /** A forged signature, or a rightly signed amount or order that is not the payment's. */
  tamper?: 'sign' | 'amount' | 'order'
  /** Waits before sending; the customer is sent back at once. */
  delayMs?: number
  /** Also tells the opposite: before, after, or mixed into the copies. */
  order?: 'opposite-first' | 'opposite-last' | 'mixed'
}

/** Name of the secret that signs notifications. */
export const NOTIFY_SECRET = 'provider-notify'

const TIMEOUT_MS = 5_000
const RETRY_AFTER_MS = [300, 1_000]

/** Signs what happened to a payment, with the one thing wrong that the manner asks for. */
export function compose(
  payment: PaymentRecord,
  status: Outcome,
  secret: string,
  time: number,
  tamper?: Manner['tamper'],
): SignedNotification {
  const notification: Notification = {
    session: payment.session ?? '',
    outBizNo: tamper === 'order' ? `${payment.outBizNo}0` : payment.outBizNo,
    amount: tamper === 'amount' ? payment.amount + 1 : payment.amount,
    status,
    nonce: randomBytes(8).toString('hex'),
    time,
  }
  const sign = signatureOf(tamper === 'sign' ? `${secret}?` : secret, notification)
  return { ...notification, sign }
}

const opposite: Record<Outcome, Outcome> = {
  success: 'failure',
  failure: 'success',
  refused: 'success',
  pending: 'failure',
}

/** The rounds that a manner makes of one outcome; the copies of a round are sent at the same time. */
function roundsOf(status: Outcome, { times = 1, order }: Manner): Outcome[][] {
  const copies = Array.from({ length: times }, () => status)
  const others = copies.map((copy) => opposite[copy])
  if (order === 'opposite-first') return [others, copies]
  if (order === 'opposite-last') return [copies, others]
  return [order === 'mixed' ? copies.flatMap((copy) => [opposite[copy], copy]) : copies]
}

/** Tells of a payment over HTTP, as a provider does. Resolves once every copy was heard or given up. */
export async function notify(
  app: FastifyInstance,
  core: Core,
  payment: PaymentRecord,
  outcome: Outcome,
  manner: Manner,
): Promise<void> {
  const path = `/notify/${providerOf(payment.assetType)}`
  const { tamper, delayMs, ...rounds } = { ...manner, ...core.faults.takeFault('notify', path)?.notify }
  const secret = await core.secret(NOTIFY_SECRET)
  const work = async () => {
    for (const round of roundsOf(outcome, rounds)) {
      const copies = round.map((one) => compose(payment, one, secret, core.now().getTime(), tamper))
      await Promise.all(copies.map((copy) => deliver(app, path, copy)))
    }
  }
  if (!delayMs) return work()
  core.timers.after(delayMs, work)
}

/** Sends one copy; sends it again while no answer comes or the server is in trouble, since an answer of 400 will not change. */
async function deliver(app: FastifyInstance, path: string, copy: SignedNotification): Promise<void> {
  for (const waitMs of [...RETRY_AFTER_MS, undefined]) {
    try {
      const answer = await fetch(ownAddress(app) + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(copy),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (answer.ok || answer.status === 400) return
    } catch {
      // No answer came: a provider cannot know why, and tries again.
    }
    if (waitMs !== undefined) await new Promise((resolve) => setTimeout(resolve, waitMs))
  }
}

/** Where the server hears itself: the address it listens on, or this machine's own where it listens on every one. */
export function ownAddress(app: FastifyInstance): string {
  const listening = app.server.address()
  if (listening === null || typeof listening === 'string') throw new Error('the server does not listen on a port')
  const { address, family, port } = listening
  if (family === 'IPv6') return `http://[${address === '::' ? '::1' : address}]:${port}`
  return `http://${address === '0.0.0.0' ? '127.0.0.1' : address}:${port}`
}
