import type { Kind } from '@/contract/endpoint'

/** WeChat allows ten requests at once; eight for the user, two for reports. */
const foregroundSlots = 8
const reportSlots = 2

/** Money first, report last; within one kind, first come first served. */
const order: readonly Kind[] = ['money', 'write', 'read', 'report']

interface Waiting {
  kind: Kind
  start(): void
}

/** Hands out the request slots (N2). */
export class RequestQueue {
  private foreground = 0
  private reports = 0
  private waiting: Waiting[] = []

  /** Runs a task as soon as a slot of its kind is free; the slot is freed however the task ends. */
  async run<T>(kind: Kind, task: () => Promise<T>): Promise<T> {
    await this.slot(kind)
    try {
      return await task()
    } finally {
      this.count(kind, -1)
      this.startNext()
    }
  }

  private slot(kind: Kind): Promise<void> {
    if (this.isFree(kind)) {
      this.count(kind, 1)
      return Promise.resolve()
    }
    return new Promise((start) => {
      this.waiting.push({ kind, start })
    })
  }

  private startNext(): void {
    for (const kind of order) {
      while (this.isFree(kind)) {
        const place = this.waiting.findIndex((one) => one.kind === kind)
        if (place < 0) break
        const [next] = this.waiting.splice(place, 1)
        this.count(kind, 1)
        next?.start()
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
