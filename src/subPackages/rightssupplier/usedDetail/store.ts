import { makeAutoObservable } from 'mobx'
import { orderRightsReceiveLog, type RightUse } from '@/contract/supplier'
import { type SupplierValues, takeSupplierLink } from '@/domain/session/supplierValues'
import { askSupplier } from '@/domain/supplier/askSupplier'
import { Loadable } from '@/request/loadable'
import type { Read } from '@/request/read'

/** Rows of a full page; a shorter one is the last. */
const pageSize = 10
/** Pages that are read at most: more rights than any order has. */
const mostPages = 20

/** How a received right is used; absent where the customer has not received it. */
interface UsePage {
  use?: RightUse
}

/** The receipt of a right, found in the log; receiving again would find it too, but would charge for a right that was not received. */
async function find(read: Read, rightId: string | undefined): Promise<UsePage> {
  for (let page = 1; page <= mostPages; page++) {
    const { rows } = await askSupplier(read, orderRightsReceiveLog, { page })
    const use = rightId === undefined ? rows[0] : rows.find((row) => row.rightId === rightId)
    if (use) return { use }
    if (rows.length < pageSize) break
  }
  return {}
}

/** Activation details of a received right. */
export class UseStore {
  readonly page = new Loadable<UsePage>()
  private readonly rightId: string | undefined

  /** @param address what the address of the page names; without a right it is the newest receipt */
  constructor({ rightsId, ...link }: SupplierValues & { rightsId?: string }) {
    takeSupplierLink(link)
    this.rightId = rightsId
    makeAutoObservable<UseStore, 'rightId'>(this, { rightId: false }, { autoBind: true })
  }

  load(): Promise<void> {
    return this.page.load((read) => find(read, this.rightId))
  }

  get use(): RightUse | undefined {
    return this.page.value?.use
  }
}
