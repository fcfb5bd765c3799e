import { type FreeGroup, freeGroups } from '@/contract/activity/free'
import { PagedList } from '@/request/pagedList'

/** The groups that the customer started or joined. */
export class FreeRecordStore {
  readonly list = new PagedList<FreeGroup>(async (read, page) => (await read(freeGroups, { page })).groups, {
    key: ({ groupId }) => groupId,
  })

  load = (): Promise<void> => this.list.load()
  loadMore = (): Promise<void> => this.list.loadMore()
  refresh = (): Promise<void> => this.list.refresh()
}
