import { makeAutoObservable } from 'mobx'
import type { ReceiveLogRow } from '@/contract/member/rights'
import { report } from '@/report/report'
import { PagedList } from '@/request/pagedList'
import type { Membership } from '../renewal/variants'

/** What the customer has claimed as a member, newest first, in pages of ten. */
export class ClaimsStore {
  readonly list = new PagedList<ReceiveLogRow>(
    async (read, page) => (await read(this.membership.claims, { page })).rows,
    { key: ({ receiveId }) => receiveId },
  )

  constructor(private readonly membership: Membership) {
    makeAutoObservable<ClaimsStore, 'membership'>(this, { membership: false }, { autoBind: true })
  }

  load(): Promise<void> {
    if (this.list.status === 'idle') report('memberReceiveLog', { productId: this.membership.vipType })
    return this.list.load()
  }

  refresh(): Promise<void> {
    return this.list.refresh()
  }

  loadMore(): Promise<void> {
    return this.list.loadMore()
  }
}
