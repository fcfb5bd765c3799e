import { makeAutoObservable } from 'mobx'
import { type WithdrawRow, withdrawList } from '@/contract/wallet/withdraw'
import { PagedList } from '@/request/pagedList'
import { isMoving } from '../result/withdrawState'

/** The customer's withdrawals, newest first, in pages of ten. */
export class RecordsStore {
  readonly list = new PagedList<WithdrawRow>(async (read, page) => (await read(withdrawList, { page })).withdrawList, {
    key: ({ withdrawId }) => withdrawId,
  })

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  load(): Promise<void> {
    return this.list.load()
  }

  refresh(): Promise<void> {
    return this.list.refresh()
  }

  loadMore(): Promise<void> {
    return this.list.loadMore()
  }

  /** The screen comes back: the list is read anew where one of its withdrawals was still on its way, else it keeps its place. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (!isFirst && this.list.rows.some(({ status }) => isMoving(status))) void this.list.refresh()
  }
}
