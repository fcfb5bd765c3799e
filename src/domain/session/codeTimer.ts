import { makeAutoObservable, runInAction } from 'mobx'
import { steadyNow } from '@/lib/steadyClock'

/** Counts down the seconds until another code may be asked for. It counts by the clock, so that it is right after the phone has slept. */
export class CodeTimer {
  secondsLeft = 0
  private endsAt = 0
  private timer: ReturnType<typeof setInterval> | undefined = undefined

  constructor() {
    makeAutoObservable<CodeTimer, 'endsAt' | 'timer'>(this, { endsAt: false, timer: false }, { autoBind: true })
  }

  /** Starts counting anew. @param seconds until another code may be asked for, as the server said */
  start(seconds: number): void {
    this.drop()
    this.endsAt = steadyNow() + seconds * 1000
    this.secondsLeft = seconds
    this.timer = setInterval(this.tick, 1000)
  }

  /** The screen is closed. */
  drop(): void {
    if (this.timer !== undefined) clearInterval(this.timer)
    this.timer = undefined
  }

  private tick(): void {
    runInAction(() => {
      this.secondsLeft = Math.max(0, Math.ceil((this.endsAt - steadyNow()) / 1000))
    })
    if (this.secondsLeft === 0) this.drop()
  }
}
