import { makeAutoObservable } from 'mobx'
import { type GrantedRes, granted } from '@/contract/account'
import { Loadable } from '@/request/loadable'

/** All authorizations of the customer. */
export class AuthorizationListStore {
  readonly page = new Loadable<GrantedRes>()

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  load(): Promise<void> {
    return this.page.load((read) => read(granted, {}))
  }

  /** One may have been withdrawn on its own screen. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (!isFirst) void this.load()
  }
}
