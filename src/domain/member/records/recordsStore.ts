import { makeAutoObservable } from 'mobx'
import type { OrderRenewLogRow } from '@/contract/member/renewal'
import { report } from '@/report/report'
import { PagedList } from '@/request/pagedList'
import type { Membership } from '../renewal/variants'

/** Purchases and charges of a membership, newest first, in pages of ten. */
export class RecordsStore {
  readonly list = new PagedList<OrderRenewLogRow>(
    async (read, page) => (await read(this.membership.orders, { page })).rows,
    { key: ({ vipOrderNo }) => vipOrderNo },
  )
  /** The customer looks at an order that may be another one when they are back. */
  private isOutdated = false

  constructor(private readonly membership: Membership) {
    makeAutoObservable<RecordsStore, 'membership' | 'isOutdated'>(
      this,
      { membership: false, isOutdated: false },
      { autoBind: true },
    )
  }

  load(): Promise<void> {
    if (this.list.status === 'idle') report('memberRenewLog', { productId: this.membership.vipType })
    return this.list.load()
  }

  refresh(): Promise<void> {
    return this.list.refresh()
  }

  loadMore(): Promise<void> {
    return this.list.loadMore()
  }

  /** The customer opens an order: one that is not paid may be paid there. */
  open({ state }: OrderRenewLogRow): void {
    if (state === 'unpaid' || state === 'failed') this.isOutdated = true
  }

  /** Reads the list anew where one of its orders may have been paid meanwhile, so that it keeps its place otherwise. */
  show(): void {
    if (this.isOutdated) void this.list.refresh()
    this.isOutdated = false
  }
}
