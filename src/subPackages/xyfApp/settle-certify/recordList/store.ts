import { makeAutoObservable } from 'mobx'
import { type Certificate, paidOffApplyList } from '@/contract/certificate/records'
import { DocumentStore } from '@/domain/certificate/documentStore'
import { PaperStore } from '@/domain/certificate/paperStore'
import { PagedList } from '@/request/pagedList'

/** The customer's certificates, page by page, newest first. */
export class RecordsStore {
  readonly list = new PagedList<Certificate>(async (read, page) => (await read(paidOffApplyList, { page })).list, {
    key: ({ certificateId }) => certificateId,
  })
  readonly viewer = new DocumentStore()
  readonly paper = new PaperStore()

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  load(): Promise<void> {
    return this.list.load()
  }

  loadMore(): Promise<void> {
    return this.list.loadMore()
  }

  refresh(): Promise<void> {
    return this.list.refresh()
  }

  /** A certificate may have been mailed again, paid or issued since the screen was last shown. */
  show({ isFirst }: { isFirst: boolean }): void {
    this.paper.show()
    if (!isFirst) void this.list.refresh()
  }

  hide(): void {
    this.paper.hide()
  }
}
