import { makeAutoObservable } from 'mobx'

/** The fee that the customer saw before it changed; they are asked again while it is there. */
export class FeeChange {
  /** In fen. */
  before: number | undefined = undefined

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Takes up a change, and answers whether there is one. @param before in fen, as is `now` */
  find(before: number, now: number): boolean {
    if (before === now) return false
    this.before = before
    return true
  }

  /** The customer does not take the new fee, or sends anew. */
  forget(): void {
    this.before = undefined
  }
}
