import { makeAutoObservable } from 'mobx'
import type { VipInfoRes } from '@/contract/member/info'
import { Loadable } from '@/request/loadable'
import { orAsVisitor } from '../orAsVisitor'
import type { NamedPrice, RuleBook } from './ruleBooks'

/** The rules of a membership, its prices and documents; a visitor may read them too. */
export class RuleBookStore {
  readonly page = new Loadable<VipInfoRes>()

  constructor(private readonly book: RuleBook) {
    makeAutoObservable<RuleBookStore, 'book'>(this, { book: false }, { autoBind: true })
  }

  load(): Promise<void> {
    return this.page.load((read) => orAsVisitor(read, this.book.info, {}))
  }

  get prices(): readonly NamedPrice[] {
    return this.page.value ? this.book.pricesOf(this.page.value) : []
  }
}
