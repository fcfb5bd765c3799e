import { makeAutoObservable } from 'mobx'
import { type VipInfoRes, vipInfo } from '@/contract/member/info'
import { Loadable } from '@/request/loadable'
import { orAsVisitor } from '../orAsVisitor'

/** The rules of the monthly membership, its prices and documents; a visitor may read them too. */
export class RuleBookStore {
  readonly page = new Loadable<VipInfoRes>()

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  load(): Promise<void> {
    return this.page.load((read) => orAsVisitor(read, vipInfo, {}))
  }
}
