import { makeAutoObservable } from 'mobx'
import { type Certificate, paidOffApplyList } from '@/contract/certificate/records'
import { DocumentStore } from '@/domain/certificate/documentStore'
import { PaperStore } from '@/domain/certificate/paperStore'
import { Loadable } from '@/request/loadable'

/** One certificate that was issued or ordered, with its file, and its fee where that is still to be paid. */
export class IssuedStore {
  readonly found = new Loadable<{ certificate: Certificate | undefined }>()
  readonly viewer = new DocumentStore()
  readonly paper = new PaperStore()

  constructor(private readonly certificateId: string) {
    makeAutoObservable<IssuedStore, 'certificateId'>(this, { certificateId: false }, { autoBind: true })
  }

  load(): Promise<void> {
    const { certificateId } = this
    return this.found.load(async (read) => {
      const { list } = await read(paidOffApplyList, { page: 1, certificateId })
      return { certificate: list.find((one) => one.certificateId === certificateId) }
    })
  }

  refresh(): Promise<void> {
    return this.load()
  }

  /** It may have been mailed again or paid elsewhere meanwhile. */
  show({ isFirst }: { isFirst: boolean }): void {
    this.paper.show()
    if (!isFirst) void this.load()
  }

  hide(): void {
    this.paper.hide()
  }
}
