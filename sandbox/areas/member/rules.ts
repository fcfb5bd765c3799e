import { addMonths } from '@/lib/date'

/** A membership as far as its time is concerned. */
interface Term {
  startTime: Date
  /** How long it runs in all. */
  months: number
  endTime: Date
}

/**
 * The membership after `months` more: one that still runs goes on from its end, an ended or missing one starts now. A month ends
 * on the same day of a later month, or its last one.
 */
export function extended(before: Term | undefined, months: number, now: Date): Term {
  const runs = before !== undefined && before.endTime > now
  const startTime = runs ? before.startTime : now
  const all = runs ? before.months + months : months
  return { startTime, months: all, endTime: new Date(addMonths(startTime.getTime(), all)) }
}
