import { makeAutoObservable } from 'mobx'
import { type Bill, bills, orderRightsReceiveLog, type RightUse } from '@/contract/supplier'
import { type SupplierValues, takeSupplierLink } from '@/domain/session/supplierValues'
import { askSupplier } from '@/domain/supplier/askSupplier'
import { PagedList } from '@/request/pagedList'

/** The lists of the screen. */
export type RightsTab = 'receipts' | 'bills'

/** What the customer has received of the order, and what was charged for it; each list is read once its tab is opened. */
export class SupplierRightsStore {
  tab: RightsTab = 'receipts'
  readonly receipts = new PagedList<RightUse>(
    async (read, page) => (await askSupplier(read, orderRightsReceiveLog, { page })).rows,
    { key: ({ receiveId }) => receiveId },
  )
  readonly bills = new PagedList<Bill>(async (read, page) => (await askSupplier(read, bills, { page })).rows, {
    key: ({ billId }) => billId,
  })

  /** @param link what the address of the page names */
  constructor(link: SupplierValues) {
    takeSupplierLink(link)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  load(): Promise<void> {
    return this[this.tab].load()
  }

  /** Reads the opened lists anew, from their first pages, and silently: an expired token is replaced, so it is no failure that the customer is told of. */
  async refresh(): Promise<void> {
    const opened = [this.receipts, this.bills].filter(({ status }) => status !== 'idle')
    await Promise.all(opened.map((list) => list.restart()))
  }

  choose(tab: RightsTab): void {
    this.tab = tab
    void this.load()
  }

  loadMore(): Promise<void> {
    return this[this.tab].loadMore()
  }
}
