import { makeAutoObservable } from 'mobx'

/** Whether the reminder has been read to its end. */
export class FraudStore {
  isRead = false

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** The page was scrolled to its end. */
  loadMore(): void {
    this.isRead = true
  }
}
