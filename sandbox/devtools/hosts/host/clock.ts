interface Timer {
  due: number
  /** The pause of an interval. */
  every?: number
  run(): void
  /** The window's own timer. */
  native: number
}

type Callback = (...args: unknown[]) => void

/** The app's time: its timers and its `Date`. It goes with the window's, and a test may let some of it pass at once. */
export class Clock {
  private ahead = 0
  private lastId = 0
  private readonly timers = new Map<number, Timer>()

  /** `run` calls the callback of a timer of this name. */
  constructor(private readonly run: (name: string, callback: () => void) => void) {}

  now(): number {
    return Date.now() + this.ahead
  }

  /** The globals of the app's code that depend on the time. */
  globals(): Record<string, unknown> {
    const end = (id: number): void => this.end(id)
    return {
      Date: dateOf(this),
      setTimeout: (callback: Callback, ms?: number, ...args: unknown[]) => this.after(ms, () => callback(...args)),
      setInterval: (callback: Callback, ms?: number, ...args: unknown[]) =>
        this.add(() => callback(...args), 'interval', ms, true),
      clearTimeout: end,
      clearInterval: end,
    }
  }

  /** Runs something later. */
  after(ms: number | undefined, callback: () => void): number {
    return this.add(callback, 'timer', ms, false)
  }

  /** Whether something runs by itself within so many milliseconds; what is repeated endlessly does not count. */
  isBusy(ms: number): boolean {
    const until = this.now() + ms
    return [...this.timers.values()].some(({ due, every }) => every === undefined && due <= until)
  }

  /** Lets time pass at once: timers run in their order, each after what the one before it began has `settled`. */
  async pass(ms: number, settled: () => Promise<unknown>): Promise<void> {
    const end = this.now() + ms
    await settled()
    for (let next = this.next(end); next; next = this.next(end)) {
      this.moveTo(next.due)
      next.run()
      await settled()
    }
    this.moveTo(end)
    for (const timer of this.timers.values()) {
      window.clearTimeout(timer.native)
      this.start(timer)
    }
  }

  private next(end: number): Timer | undefined {
    return [...this.timers.values()].filter(({ due }) => due <= end).sort((one, other) => one.due - other.due)[0]
  }

  private moveTo(time: number): void {
    this.ahead += Math.max(0, time - this.now())
  }

  private add(callback: () => void, name: string, ms: number | undefined, isRepeated: boolean): number {
    // A browser's shortest pause is a millisecond.
    const pause = Math.max(1, Number(ms) || 0)
    this.lastId += 1
    const id = this.lastId
    const timer: Timer = {
      due: this.now() + pause,
      ...(isRepeated && { every: pause }),
      native: 0,
      run: () => {
        window.clearTimeout(timer.native)
        if (isRepeated) {
          timer.due = this.now() + pause
          this.start(timer)
        } else this.timers.delete(id)
        this.run(name, callback)
      },
    }
    this.timers.set(id, timer)
    this.start(timer)
    return id
  }

  private start(timer: Timer): void {
    timer.native = window.setTimeout(timer.run, Math.max(0, timer.due - this.now()))
  }

  private end(id: number): void {
    window.clearTimeout(this.timers.get(id)?.native)
    this.timers.delete(id)
  }
}

/** `Date` with the clock's time in place of the window's. */
const dateOf = (clock: Clock): DateConstructor =>
  class extends Date {
    constructor(...given: unknown[]) {
      super(...((given.length > 0 ? given : [clock.now()]) as [number]))
    }

    static override now(): number {
      return clock.now()
    }
  } as DateConstructor
