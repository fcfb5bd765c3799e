/** Work that is done once, when its time has come. */
interface Waiting {
  /** When, by `performance.now()`; moved ahead with the sandbox's clock. */
  at: number
  work(): Promise<void>
}

/**
 * What the sandbox does later by itself. Its time is that of the sandbox's clock: it passes as everywhere else, and where a fault moves the clock
 * on, what has become due is done at once.
 */
export class Timers {
  private waiting = new Set<Waiting>()
  private repeated: { everyMs: number; run(): Promise<void> }[] = []
  private intervals: NodeJS.Timeout[] = []

  /** Does it after so many milliseconds. */
  after(ms: number, work: () => Promise<void>): void {
    const one: Waiting = { at: performance.now() + ms, work }
    this.waiting.add(one)
    setTimeout(() => void this.doOnce(one), ms).unref()
  }

  /** Does it every so many milliseconds, never twice at the same time; an error is logged. */
  every(everyMs: number, work: () => Promise<void>): void {
    let doing: Promise<void> | undefined
    const run = (): Promise<void> => {
      doing ??= work()
        .catch((error: unknown) => console.error(error))
        .finally(() => {
          doing = undefined
        })
      return doing
    }
    this.intervals.push(setInterval(run, everyMs).unref())
    const runAnew = async () => {
      // What is being done has begun before the clock was moved.
      await doing
      await run()
    }
    this.repeated.push({ everyMs, run: runAnew })
  }

  /** Brings everything nearer by so many milliseconds; resolves once what has become due is done. */
  async moveOn(ms: number): Promise<void> {
    for (const one of this.waiting) one.at -= ms
    const due = [...this.waiting].filter(({ at }) => at <= performance.now())
    await Promise.all(due.map((one) => this.doOnce(one)))
    await Promise.all(this.repeated.filter(({ everyMs }) => ms >= everyMs).map(({ run }) => run()))
  }

  stop(): void {
    for (const interval of this.intervals) clearInterval(interval)
    this.waiting.clear()
  }

  private async doOnce(one: Waiting): Promise<void> {
    if (this.waiting.delete(one)) await one.work().catch((error: unknown) => console.error(error))
  }
}
