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
    await this.remote.load(readNextStep)
    // A later read tells it; and what comes late would move what is shown.
    if (this.remote.status === 'loading' || this.home.step === 'late') return
    this.home.setStep(this.remote.value ?? 'none')
  }

  refresh(): Promise<void> {
    return this.load()
  }

  /** What waited may have been done since home was last shown. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (isFirst) return
    if (this.home.step === 'late') this.home.setStep('none')
    void this.load()
  }
}
