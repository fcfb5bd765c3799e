import type { EventReportReq } from '@/contract/report'
import * as storage from '@/platform/storage'
import { queueLimit } from './report'

/** Key of the events in the storage. */
export const queueKey = 'reportQueue'

const longest = 24 * 60 * 60 * 1000

/** Events that wait to be sent, oldest first. They survive the end of the app, at most 30 of them and at most a day (N4). */
export class EventQueue {
  private waiting: EventReportReq[]

  constructor() {
    const stored = storage.read<unknown>(queueKey)
    this.waiting = Array.isArray(stored) ? stored.filter(isBody) : []
  }

  /** Adds one; beyond the limit the oldest are given up. */
  add(event: EventReportReq): void {
    this.keep([...this.fresh(event.time), event])
  }

  /** What is to be sent now; what has waited too long is given up. */
  fresh(now: number): readonly EventReportReq[] {
    // An event of tomorrow comes from a clock that was set back since.
    const isFresh = ({ time }: EventReportReq) => Math.abs(now - time) <= longest
    if (!this.waiting.every(isFresh)) this.keep(this.waiting.filter(isFresh))
    return this.waiting
  }

  /** Forgets one that was sent, or that nobody would ever take. */
  done(event: EventReportReq): void {
    this.keep(this.waiting.filter((one) => one !== event))
  }

  clear(): void {
    this.waiting = []
    storage.remove(queueKey)
  }

  private keep(events: EventReportReq[]): void {
    this.waiting = events.slice(-queueLimit)
    if (this.waiting.length > 0) storage.write(queueKey, this.waiting)
    else storage.remove(queueKey)
  }
}

/** Another version of the app may have stored something else. */
const isBody = (value: unknown): value is EventReportReq =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as EventReportReq).time === 'number' &&
  typeof (value as EventReportReq).eventId === 'string'
