import type { Clock } from '../clock'

/** A timer of the app within so many milliseconds belongs to the update under way. */
const UPDATE = 2

/** How many timers one after the other an answer waits for at most: an app that never rests gets its answers, too. */
const MOST_TIMERS = 50

/**
 * Hands the answers of the network to the app one after the other, each once the app has drawn what it has. On a busy machine several answers and
 * the timers of an update are due at once; the app would then send in one update what it sends in several, and the size of updates would
 * depend on the machine.
 */
export class Turns {
  private last = Promise.resolve()

  constructor(private readonly clock: Clock) {}

  /** Resolves when it is the next answer's turn. */
  next(): Promise<void> {
    this.last = this.last.then(() => this.updated())
    return this.last
  }

  private async updated(): Promise<void> {
    let timers = 0
    do {
      // A timer of the window: the app's own timers are what is waited for.
      await new Promise((resolve) => setTimeout(resolve))
      timers += 1
    } while (timers < MOST_TIMERS && this.clock.isBusy(UPDATE))
  }
}
