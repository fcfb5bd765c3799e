import { makeAutoObservable } from 'mobx'
import type { Challenge } from '@/contract/identity/face'
import { steadyNow } from '@/lib/steadyClock'

/** Each challenge is recorded for so much longer than it must be, since a customer first reads what to do; milliseconds. */
const margin = 1_000

/** How often the time that is left is looked at; milliseconds. */
const rhythm = 200

/** Counts through the challenges of one recording: each has its time, and the next one follows at once. */
export class ChallengeRun {
  /** Position of the present challenge. */
  index = 0
  /** Whole seconds that are left of it. */
  secondsLeft = 0
  private readonly challenges: readonly Challenge[]
  private readonly onEnd: (parts: number[]) => void
  private readonly parts: number[] = []
  private since = 0
  private timer: ReturnType<typeof setInterval> | undefined = undefined

  /** `onEnd` gets how long each challenge was recorded, in milliseconds and in their order. */
  constructor(challenges: readonly Challenge[], onEnd: (parts: number[]) => void) {
    this.challenges = challenges
    this.onEnd = onEnd
    makeAutoObservable<ChallengeRun, 'challenges' | 'onEnd' | 'parts' | 'since' | 'timer'>(
      this,
      { challenges: false, onEnd: false, parts: false, since: false, timer: false },
      { autoBind: true },
    )
  }

  get count(): number {
    return this.challenges.length
  }

  get challenge(): Challenge | undefined {
    return this.challenges[this.index]
  }

  /** The recording has begun. */
  start(): void {
    this.since = steadyNow()
    this.timer = setInterval(this.tick, rhythm)
    this.tick()
  }

  /** Ends the counting without a result. */
  stop(): void {
    clearInterval(this.timer)
  }

  private tick(): void {
    const { challenge } = this
    const elapsed = steadyNow() - this.since
    const left = (challenge?.seconds ?? 0) * 1_000 + margin - elapsed
    this.secondsLeft = Math.max(0, Math.ceil(left / 1_000))
    if (left <= 0) this.next(elapsed)
  }

  private next(elapsed: number): void {
    this.parts.push(elapsed)
    this.since += elapsed
    if (this.index + 1 < this.challenges.length) {
      this.index++
      this.tick()
      return
    }
    this.stop()
    this.onEnd(this.parts)
  }
}
