import type { HostTask } from '@/platform/network/abortPort'
import { ApiError } from '../errors'

/** Time of one call over connect, headers and body, in milliseconds. */
export const callBudget = 60_000

/**
 * The time of one call, which all its attempts share: three attempts of a minute each would be too long. It starts with the first
 * attempt, so that the wait for a slot costs nothing. A timer measures it, because the device's clock may be changed (N3).
 */
export class Budget {
  isSpent = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly stops = new Set<() => void>()

  /** Answers the task's result. When the time is over it aborts the task and rejects with `timeout`, even if the host ignores the abort. */
  hold<T>(traceId: string, start: () => HostTask<T>): Promise<T> {
    this.timer ??= setTimeout(() => this.spend(), callBudget)
    return new Promise((resolve, reject) => {
      const late = () => reject(new ApiError({ kind: 'timeout', traceId }))
      if (this.isSpent) return late()
      const task = start()
      const stop = () => {
        late()
        task.stop()
      }
      this.stops.add(stop)
      const free = () => this.stops.delete(stop)
      task.answer.then(free, free)
      task.answer.then(resolve, reject)
    })
  }

  /** Stops the timer: the call has ended. */
  end(): void {
    clearTimeout(this.timer)
  }

  private spend(): void {
    this.isSpent = true
    for (const stop of this.stops) stop()
  }
}
