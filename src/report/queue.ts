import type { EventReportReq } from '@/contract/report'
import { list } from '@/lib/parsers'
import { stored } from '@/platform/storage/stored'
import { asEvent } from './asEvent'
import { queueLimit } from './report'

/** Key of the events in the storage. */
export const queueKey = 'reportQueue'

/** How long an event waits at most, in milliseconds. */
const longest = 24 * 60 * 60 * 1000

const storedEvents = stored(queueKey, (value) => list(value, asEvent, queueLimit))

/** Events that wait to be sent, oldest first: at most 30 of them, kept over restarts for at most a day (N4). */
export class EventQueue {
  private waiting = storedEvents.read() ?? []

  /** Adds an event; beyond the limit the oldest are dropped. */
  add(event: EventReportReq): void {
    this.keep([...this.fresh(event.time), event])
  }

  /** The events to be sent now; those that have waited too long are dropped. */
  fresh(now: number): readonly EventReportReq[] {
    // An event from the future means that the device's clock was set back since.
    const isFresh = ({ time }: EventReportReq) => Math.abs(now - time) <= longest
    if (!this.waiting.every(isFresh)) this.keep(this.waiting.filter(isFresh))
    return this.waiting
  }

  /** Removes an event that was sent, or that the server will never accept. */
  done(event: EventReportReq): void {
    this.keep(this.waiting.filter((one) => one !== event))
  }

  /** Removes all events. */
  clear(): void {
    this.waiting = []
    storedEvents.remove()
  }

  private keep(events: EventReportReq[]): void {
    this.waiting = events.slice(-queueLimit)
    if (this.waiting.length > 0) storedEvents.write(this.waiting)
    else storedEvents.remove()
  }
}
