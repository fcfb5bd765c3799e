import { Poller } from '@/lib/poll'
import type { Gateway, QueryResult } from '../gateway/gateway'
import { pendingPayments } from '../pending/pendingPayments'
import type { Payment } from './payment'
import { queryOutcome } from './query'
import { eventOf } from './stateMachine'

/** A screen that waits for the server's decision. A hidden screen gets the answers too, so that it shows them when it returns. */
export interface Watcher {
  onResult(result: QueryResult): void
  /** The server refused the query. @param message undefined where it was shown already */
  onRefused(message: string | undefined): void
  /** The schedule is over; the payment is still open and is shown as "still checking" (D-15). */
  onDeadline(): void
}

/** One screen's part in a watch. */
export interface Watch {
  /** The screen is hidden; no queries are made once all are. */
  pause(): void
  /** The screen is back: one query at once. */
  resume(): void
  stop(): void
}

/** Whether the first query is made at once or, where an answer has just come, on schedule. */
export type FirstQuery = 'now' | 'later'

interface Running {
  poller: Poller
  /** Every watcher, and whether its screen is shown. */
  watchers: Map<Watcher, boolean>
}

const running = new Map<string, Running>()

const keyOf = ({ bizNo, orderId, requestId }: Payment): string => bizNo ?? `${orderId} ${requestId}`

/**
 * Asks about a payment on the schedule of `Poller` (2 s, later 10 s, 15 minutes at most) until the server decides. However many screens watch the same payment, one
 * poller asks for all of them (P11). A query without an answer changes nothing and is made again on schedule (P12).
 */
export function watchPayment(
  payment: Payment,
  gateway: Pick<Gateway, 'query'>,
  watcher: Watcher,
  first: FirstQuery = 'now',
): Watch {
  const key = keyOf(payment)
  const one = running.get(key) ?? start(key, payment, gateway)
  one.watchers.set(watcher, true)
  const isShown = () => [...one.watchers.values()].some(Boolean)
  const show = (shown: boolean) => {
    if (!one.watchers.has(watcher)) return
    one.watchers.set(watcher, shown)
    if (isShown()) one.poller.resume()
    else one.poller.pause()
  }
  // Starts a new poller, and resumes one whose screens are all hidden; a running one goes on as it is.
  one.poller.start(first)
  one.poller.resume(first)
  return {
    pause: () => show(false),
    resume: () => show(true),
    stop: () => {
      one.watchers.delete(watcher)
      if (one.watchers.size === 0) end(key, one)
      else if (!isShown()) one.poller.pause()
    },
  }
}

/** Whether a screen waits for this payment. */
export const isWatched = (payment: Payment): boolean => running.has(keyOf(payment))

function start(key: string, payment: Payment, gateway: Pick<Gateway, 'query'>): Running {
  const all = () => [...one.watchers.keys()]
  const one: Running = {
    watchers: new Map(),
    poller: new Poller({
      ask: async () => {
        const answer = await queryOutcome(gateway, payment)
        const result = answer.kind === 'result' ? answer.result : undefined
        const isOver = !result || eventOf(result.paymentStatus) !== 'serverOpen'
        const watchers = all()
        if (isOver) end(key, one)
        if (result && isOver) pendingPayments.settle(payment.requestId)
        for (const watcher of watchers) {
          if (answer.kind === 'result') watcher.onResult(answer.result)
          else watcher.onRefused(answer.message)
        }
        return isOver
      },
      onDeadline: () => {
        const watchers = all()
        end(key, one)
        for (const watcher of watchers) watcher.onDeadline()
      },
    }),
  }
  running.set(key, one)
  return one
}

function end(key: string, one: Running): void {
  one.poller.stop()
  one.watchers.clear()
  if (running.get(key) === one) running.delete(key)
}
