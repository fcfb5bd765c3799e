import type { Kind } from '@/contract/endpoint'
import { ApiError } from '../errors'

/** WeChat allows ten requests at once: eight for calls of the customer, two for reports. */
const foregroundSlots = 8
const reportSlots = 2

/** Kinds by priority; within one kind, first in, first out. */
const order: readonly Kind[] = ['money', 'write', 'read', 'report']

interface Waiting {
  kind: Kind
  isWanted(): boolean
  start(): void
  drop(error: ApiError): void
}

/** Limits how many requests are in progress, and orders those that wait (N2). */
export class RequestQueue {
  private foreground = 0
  private reports = 0
  private waiting: Waiting[] = []

  /**
   * Runs a task as soon as a slot of its kind is free; the slot is freed however the task ends. A task that is no longer wanted
   * when its turn comes is not run: it rejects with a `timeout` that counts as shown.
   */
  async run<T>(kind: Kind, task: () => Promise<T>, isWanted: () => boolean = () => true): Promise<T> {
    await this.slot(kind, isWanted)
    try {
      return await task()
    } finally {
      this.count(kind, -1)
      this.startNext()
    }
  }

  private slot(kind: Kind, isWanted: () => boolean): Promise<void> {
    if (this.isFree(kind)) {
      this.count(kind, 1)
      return Promise.resolve()
    }
    return new Promise((start, drop) => {
      this.waiting.push({ kind, isWanted, start, drop })
    })
  }

  private startNext(): void {
    for (const kind of order) {
      while (this.isFree(kind)) {
        const index = this.waiting.findIndex((one) => one.kind === kind)
        if (index < 0) break
        const [next] = this.waiting.splice(index, 1)
        if (next?.isWanted()) {
          this.count(kind, 1)
          next.start()
        } else next?.drop(unwanted())
      }
    }
  }

  private isFree(kind: Kind): boolean {
    return kind === 'report' ? this.reports < reportSlots : this.foreground < foregroundSlots
  }

  private count(kind: Kind, step: number): void {
    if (kind === 'report') this.reports += step
    else this.foreground += step
  }
}

/** The slots of the whole app. */
export const requestQueue = new RequestQueue()

function unwanted(): ApiError {
  const error = new ApiError({ kind: 'timeout', traceId: '' })
  error.shown = true
  return error
}
