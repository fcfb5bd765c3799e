import { makeAutoObservable } from 'mobx'
import type { Attention } from '@/domain/home/attention'
import { Loadable } from '@/request/loadable'
import { readNextStep } from './readNextStep'
import type { HomeStore } from './store'

/** Reads what waits for a customer, and tells home. */
export class StepStore {
  private readonly remote = new Loadable<Attention | undefined>()
  private readonly home: Pick<HomeStore, 'step' | 'setStep'>

  constructor(home: Pick<HomeStore, 'step' | 'setStep'>) {
    this.home = home
    makeAutoObservable<StepStore, 'home'>(this, { home: false }, { autoBind: true })
  }

  async load(): Promise<void> {
    const isFirst = this.home.step === undefined
    await this.remote.load(readNextStep)
    // A later read tells it.
    if (this.remote.status === 'loading') return
    // Home did not wait any longer: the step would move what is shown, so that it is for the next visit.
    if (isFirst && this.home.step !== undefined) return
    this.home.setStep(this.remote.value ?? null)
  }

  /** What waited may have been done since home was last shown. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (!isFirst) void this.load()
  }
}
