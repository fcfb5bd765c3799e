import type { HostTask } from '@/platform/abortPort'
import { ApiError } from './errors'

/** Time of one call over connect, headers and body, in milliseconds. */
export const callBudget = 60_000

/**
 * The time of one call, shared by its tries: three tries of a minute each would keep nobody waiting. It begins with the first
 * try, so that a call which waited for a slot has all of it, and a timer counts it, since the device's clock may jump (N3).
 */
export class Budget {
  isSpent = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly stops = new Set<() => void>()

  /** Answers the task, or stops it and rejects with `timeout` when the time is over, whatever the host does with the stop. */
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

  /** The call has ended. */
  end(): void {
    clearTimeout(this.timer)
  }

  private spend(): void {
    this.isSpent = true
    for (const stop of this.stops) stop()
  }
}
