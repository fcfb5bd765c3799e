import { makeAutoObservable } from 'mobx'
import { session } from '../session/session'
import { type NativeBridge, nativeBridge } from './bridge'
import type { AdOutcome } from './messages'

/**
 * Counts full-screen ad videos of this launch and tells the app each count. One for the whole app, since a video
 * may end after the page that started it is closed; the counts start at zero with each session.
 */
export class AdCounters {
  advSuccessNum = 0
  advFailNum = 0
  /** Why the last one failed, in the app's words; empty after a success. */
  advFailTips = ''

  constructor(private readonly bridge: Pick<NativeBridge, 'on' | 'request'>) {
    makeAutoObservable<AdCounters, 'bridge'>(this, { bridge: false }, { autoBind: true })
    bridge.on('adVideo', ({ outcome, tips }) => this.count(outcome, tips))
    session.onReset(this.reset)
  }

  /** Starts a video. One that the app refuses counts as failed; how another one ends is told later. */
  async play(): Promise<Awaited<ReturnType<NativeBridge['request']>>> {
    const end = await this.bridge.request('playAd', {})
    if (end.kind === 'refused') this.count('fail', typeof end.data.tips === 'string' ? end.data.tips : undefined)
    return end
  }

  private count(outcome: AdOutcome, tips = ''): void {
    if (outcome === 'success') this.advSuccessNum += 1
    else this.advFailNum += 1
    this.advFailTips = outcome === 'success' ? '' : tips
    const { advSuccessNum, advFailNum } = this
    void this.bridge.request('adVideo', { outcome, advSuccessNum, advFailNum })
  }

  private reset(): void {
    this.advSuccessNum = 0
    this.advFailNum = 0
    this.advFailTips = ''
  }
}

export const ads = new AdCounters(nativeBridge)
