import { makeAutoObservable } from 'mobx'
import { session } from './session'

/** Whether the login has made the account of this customer, who has not been greeted yet. One instance, since the login says it and home reads it. */
class Newcomer {
  isNew = false

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
    session.onReset(() => this.setNew(false))
  }

  setNew(isNew: boolean): void {
    this.isNew = isNew
  }
}

export const newcomer = new Newcomer()
