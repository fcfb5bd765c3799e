import type { Whole } from '@/contract/endpoint'
import { dayMs, monthsAfter } from '../../beijing'

/** A membership as far as its time is concerned. */
interface Span {
  startTime: Date
  /** How long it runs in all. */
  months: number
  endTime: Date
}

/**
 * The membership after `months` more: one that still runs, or ends right now, goes on from its end; an ended or missing one starts
 * now. A month ends on the same day of a later month, or its last one, in Beijing (D-31).
 */
export function extended(before: Span | undefined, months: number, now: Date): Span {
  const runs = before !== undefined && before.endTime >= now
  const startTime = runs ? before.startTime : now
  const all = runs ? before.months + months : months
  return { startTime, months: all, endTime: monthsAfter(startTime, all) }
}

/** How many whole months have passed since the start: the number of the membership month, from 0. */
export function monthOf(startTime: Date, now: Date): Whole {
  let month = 0
  while (monthsAfter(startTime, month + 1) <= now) month += 1
  return month
}

/** How many days before a charge the customer is told of it at the latest. */
export const AHEAD_DAYS = 5

/** How many days before a charge they are told; a day more, so that a message that is sent a little late puts no charge off. */
export const NOTICE_DAYS = AHEAD_DAYS + 1

/** When a renewal that is on is charged: at the end of the term, and never sooner than the customer can be told ahead. */
export const chargeTimeOf = (endTime: Date, now: Date): Date =>
  new Date(Math.max(endTime.getTime(), now.getTime() + AHEAD_DAYS * dayMs))
