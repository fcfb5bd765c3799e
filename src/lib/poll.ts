import { steadyNow } from './steadyClock'

const FAST_UNTIL = 60_000
const DEADLINE = 15 * 60_000

/** Wait before the next question, in milliseconds: 2 s in the first minute, 10 s up to 15 minutes, then none. */
export function pollDelay(elapsedMs: number): number | undefined {
  if (elapsedMs < FAST_UNTIL) return 2_000
  return elapsedMs < DEADLINE ? 10_000 : undefined
}

/** Time and timers, replaceable by tests. */
interface PollClock {
  now(): number
  set(run: () => void, ms: number): unknown
  clear(timer: unknown): void
}

const deviceClock: PollClock = {
  now: steadyNow,
  set: (run, ms) => setTimeout(run, ms),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
}

interface PollerOptions {
  /** Asks once; true ends the polling. A rejection counts as "not yet", and the schedule goes on. */
  ask: () => Promise<boolean>
  /** Called once when the schedule ends without a result. */
  onDeadline?: () => void
  /** The wait before the next question by time since start, in milliseconds; undefined is the deadline. */
  delay?: (elapsedMs: number) => number | undefined
  clock?: PollClock
}

/** Asks again and again on a schedule, never twice at the same time. One instance polls once; make a new one to poll anew. */
export class Poller {
  private state: 'idle' | 'running' | 'paused' | 'ended' = 'idle'
  private asking = false
  private startedAt = 0
  private timer: unknown = undefined
  private readonly options: Required<Omit<PollerOptions, 'onDeadline'>> & Pick<PollerOptions, 'onDeadline'>

  constructor(options: PollerOptions) {
    this.options = { delay: pollDelay, clock: deviceClock, ...options }
  }

  /** Starts the schedule, with a question at once unless an answer has just arrived; a second call does nothing. */
  start(first: 'now' | 'later' = 'now'): void {
    if (this.state !== 'idle') return
    this.state = 'running'
    this.startedAt = this.options.clock.now()
    this.goOn(first)
  }

  /** The page is hidden: asks no more questions; one already sent may still end the polling. */
  pause(): void {
    if (this.state !== 'running') return
    this.state = 'paused'
    this.clearTimer()
  }

  /** The page is shown again: asks at once, even after the deadline, because the result may exist by now. */
  resume(first: 'now' | 'later' = 'now'): void {
    if (this.state !== 'paused') return
    this.state = 'running'
    this.goOn(first)
  }

  /** Ends the polling for good. */
  stop(): void {
    this.state = 'ended'
    this.clearTimer()
  }

  private goOn(first: 'now' | 'later'): void {
    if (first === 'now') void this.ask()
    else if (!this.asking) this.schedule()
  }

  private async ask(): Promise<void> {
    if (this.asking) return
    this.asking = true
    let finished = false
    try {
      finished = await this.options.ask()
    } catch {
      // A failed question says nothing about the payment, so the polling continues.
    }
    this.asking = false
    if (finished) this.stop()
    else if (this.state === 'running') this.schedule()
  }

  private schedule(): void {
    const { clock, delay, onDeadline } = this.options
    const wait = delay(clock.now() - this.startedAt)
    if (wait === undefined) {
      this.stop()
      onDeadline?.()
      return
    }
    this.timer = clock.set(() => void this.ask(), wait)
  }

  private clearTimer(): void {
    if (this.timer !== undefined) this.options.clock.clear(this.timer)
    this.timer = undefined
  }
}
