import { randomFrom } from '@tests/fixtures/random'

interface Timer {
  id: number
  at: number
  run(): void
  owner: object
}

/**
 * The time of a world: the sandbox and every device read it, and nothing waits for it. It stands still until a step moves it, and a timer
 * runs when a step has moved it past its moment, as on a device that was asleep meanwhile.
 */
export class Clock {
  private timers: Timer[] = []
  private ids = 0

  constructor(public now: number) {}

  set(owner: object, run: () => void, ms = 0): number {
    this.ids += 1
    this.timers.push({ id: this.ids, at: this.now + Math.ceil(ms), run, owner })
    return this.ids
  }

  clear(id: number | undefined): void {
    this.timers = this.timers.filter((timer) => timer.id !== id)
  }

  /** The timers of an app that has ended never run. */
  forget(owner: object): void {
    this.timers = this.timers.filter((timer) => timer.owner !== owner)
  }

  /** Runs the earliest timer that is due within so many milliseconds, and moves the time to it; false where there is none. */
  runNext(withinMs = 0): boolean {
    const [next] = this.timers.filter(({ at }) => at <= this.now + withinMs).sort((a, b) => a.at - b.at || a.id - b.id)
    if (!next) return false
    this.clear(next.id)
    this.now = Math.max(this.now, next.at)
    next.run()
    return true
  }
}

/** A `Date` that reads this clock, for a device whose own clock is wrong by `skew` milliseconds. */
export function dateOf(clock: Clock, skew: number): DateConstructor {
  return class extends Date {
    constructor(...given: ConstructorParameters<DateConstructor> | []) {
      if (given.length === 0) super(clock.now + skew)
      else super(...given)
    }
    static override now(): number {
      return clock.now + skew
    }
  } as DateConstructor
}

/** A repeatable sequence of numbers between 0 and 1, in place of the app's `Math.random`. */
export function mathOf(seed: number): Math {
  const random = randomFrom(seed)
  return Object.assign(Object.create(Math), { random }) as Math
}
