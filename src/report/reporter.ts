import { type EventReportReq, eventReport, reportToken } from '@/contract/report'
import { makeTraceId, randomDigits } from '@/lib/trace'
import { leave } from '@/platform/page/leave'
import { ApiError } from '@/request/errors'
import { postReport, reportHeaders } from '@/request/postReport'
import { bodyOf } from './body'
import { invalidEnvironment, reportHost } from './channel'
import type { Happening } from './events'
import { EventQueue } from './queue'
import { type EventSink, openSink, type ReportPorts } from './report'

/** Events gather this long, in milliseconds, or until there are ten. */
const gatherTime = 5_000
const gatherCount = 10

/** Wait after a failed round, doubled by each further one up to the longest, in milliseconds. */
const firstPause = 10_000
const longestPause = 10 * 60_000

/** Codes after which the same event would be refused again. */
const hopeless = ['400', '413', '422']

/** Sends events in rounds. A failure is a line in the console and a longer wait, nothing else (R-133, N4). */
class Reporter implements EventSink {
  private readonly queue = new EventQueue()
  private token: string | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private failures = 0
  private isSending = false
  /** Raised when everything is forgotten, so that a round under way sends nothing more. */
  private round = 0

  constructor(private readonly ports: ReportPorts) {
    if (!ports.isAllowed()) this.queue.clear()
    else if (this.queue.fresh(Date.now()).length > 0) this.plan(gatherTime)
  }

  take(happening: Happening): void {
    this.queue.add(bodyOf(happening, this.ports))
    if (this.failures > 0) this.plan(this.pause())
    else if (this.queue.fresh(Date.now()).length >= gatherCount) void this.flush()
    else this.plan(gatherTime)
  }

  clear(): void {
    this.round += 1
    this.failures = 0
    this.token = undefined
    clearTimeout(this.timer)
    this.timer = undefined
    this.queue.clear()
  }

  /** Sends what waits now, in a round of its own. */
  async flush(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    if (this.isSending || !this.ports.isAllowed()) return
    const waiting = [...this.queue.fresh(Date.now())]
    if (waiting.length === 0) return
    const host = reportHost(APP_ENV, this.ports.reportSwitch())
    if (host === invalidEnvironment) return console.warn(invalidEnvironment)
    this.isSending = true
    try {
      await this.sendAll(waiting, host)
      this.failures = 0
    } catch (error) {
      this.failures += 1
      console.warn('Events were not reported', error instanceof ApiError ? `${error.kind} ${error.code}` : error)
    } finally {
      this.isSending = false
    }
    if (this.queue.fresh(Date.now()).length > 0) this.plan(this.pause())
  }

  /** The user turns away: what waits is sent by the way that outlives the page, or at once where calls do. */
  onLeave(): void {
    const host = reportHost(APP_ENV, this.ports.reportSwitch())
    if (!leave.send || this.token === undefined || this.isSending || host === invalidEnvironment) {
      if (!leave.send && this.failures === 0) void this.flush()
      return
    }
    if (!this.ports.isAllowed()) return
    const { send } = leave
    const { round } = this
    for (const body of [...this.queue.fresh(Date.now())]) {
      this.queue.done(body)
      const headers = reportHeaders(this.token, makeTraceId(new Date(), randomDigits))
      send({ url: host + eventReport.path, headers, body })
        .then((status) => status === 200 || Promise.reject(new Error(`HTTP ${status}`)))
        .catch(() => this.round === round && this.queue.add(body))
    }
  }

  private pause(): number {
    return this.failures === 0 ? gatherTime : Math.min(longestPause, firstPause * 2 ** (this.failures - 1))
  }

  private plan(ms: number): void {
    this.timer ??= setTimeout(() => void this.flush(), ms)
  }

  /** Two at once, as many as there are slots; the first failure ends the round. */
  private async sendAll(waiting: EventReportReq[], host: string): Promise<void> {
    const { round } = this
    let failure: unknown
    const work = async () => {
      while (failure === undefined && this.round === round) {
        const body = waiting.shift()
        if (!body) return
        await this.sendOne(body, host).catch((error: unknown) => {
          failure = error
        })
      }
    }
    if (this.token === undefined) this.token = await this.askToken(host)
    await Promise.all([work(), work()])
    if (failure !== undefined) throw failure
  }

  private async sendOne(body: EventReportReq, host: string): Promise<void> {
    try {
      await postReport(eventReport, body, { host, token: this.token })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.kind === 'refused') this.token = undefined
      if (error.kind !== 'http' || !hopeless.includes(error.code)) throw error
    }
    this.queue.done(body)
  }

  private async askToken(host: string): Promise<string> {
    const { round } = this
    const { token } = await postReport(reportToken, { anonymousId: this.ports.anonymousId() }, { host })
    if (this.round !== round) throw new Error('forgotten meanwhile')
    return token
  }
}

/** Takes over the events so far and sends them from here on. */
export function startReporter(): void {
  openSink((ports) => {
    const reporter = new Reporter(ports)
    leave.watch(() => reporter.onLeave())
    return reporter
  })
}
