import { makeAutoObservable } from 'mobx'
import {
  type DisplayClassifyRes,
  displayClassify,
  type LimitAmountStatusRes,
  limitAmountStatus,
} from '@/contract/credit'
import { Loadable } from '@/request/loadable'

interface Matching extends DisplayClassifyRes, LimitAmountStatusRes {}

/** What came of the matching with a provider of funds. */
export class WelfareStore {
  readonly page = new Loadable<Matching>()

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  load(): Promise<void> {
    return this.page.load(readMatching)
  }

  /** Reads it again because the customer asked for it. */
  refresh(): Promise<void> {
    return this.page.refresh(readMatching)
  }

  /** The screen comes back to the front: the matching may have been decided meanwhile. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (!isFirst && this.page.value?.classify === 'review') void this.load()
  }
}

const readMatching: Parameters<Loadable<Matching>['load']>[0] = async (read) => {
  const [shown, amount] = await Promise.all([read(displayClassify, {}), read(limitAmountStatus, {})])
  return { ...shown, ...amount }
}
