import type { EventReportReq } from '@/contract/report'

const kept = 2000

/** An event as it arrived. */
export interface LoggedEvent {
  receivedAt: Date
  body: EventReportReq
}

/** The newest events, in memory: they are looked at while they happen, and gone with the process or a reset. */
class EventLog {
  private events: LoggedEvent[] = []

  add(event: LoggedEvent): void {
    this.events = [event, ...this.events].slice(0, kept)
  }

  /** Newest first. */
  all(): readonly LoggedEvent[] {
    return this.events
  }

  clear(): void {
    this.events = []
  }
}

export const eventLog = new EventLog()
