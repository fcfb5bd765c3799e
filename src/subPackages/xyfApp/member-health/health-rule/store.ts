import { makeAutoObservable } from 'mobx'
import type { CardOffer } from '@/contract/rights/cards'
import { healthRights } from '@/contract/rights/health'
import { orAsVisitor } from '@/domain/member/orAsVisitor'
import { Loadable } from '@/request/loadable'

/** The rules of the health card, which anyone can read. */
export class HealthRuleStore {
  readonly card = new Loadable<CardOffer>()

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  load(): Promise<void> {
    return this.card.load(async (read) => (await orAsVisitor(read, healthRights, {})).card)
  }

  get rules(): readonly string[] {
    return this.card.value?.rules ?? []
  }
}
