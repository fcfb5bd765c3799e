import { makeAutoObservable } from 'mobx'

/** The question to a customer who leaves an order that waits for them; it is asked once while the cashier is open. */
export class LeaveStore {
  private step: 'unasked' | 'asking' | 'asked' = 'unasked'

  /** @param waits whether the order waits for the customer */
  constructor(private readonly waits: () => boolean) {
    makeAutoObservable<LeaveStore, 'waits'>(this, { waits: false }, { autoBind: true })
  }

  /** The question is on the screen; not where the order is paid or closed meanwhile. */
  get isAsking(): boolean {
    return this.step === 'asking' && this.waits()
  }

  /** The customer taps Back. Answers whether they leave at once; otherwise they are asked. */
  mayLeave(): boolean {
    if (this.step !== 'unasked' || !this.waits()) return true
    this.step = 'asking'
    return false
  }

  /** The customer goes on paying. */
  stay(): void {
    this.step = 'asked'
  }
}
