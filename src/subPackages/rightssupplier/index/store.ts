import { makeAutoObservable } from 'mobx'
import {
  orderUseRightsInfo,
  type ReceiveRightsReq,
  type RightUse,
  receiveRights,
  type SupplierRight,
  type UseRightsInfoRes,
} from '@/contract/supplier'
import { type SupplierValues, takeSupplierLink } from '@/domain/session/supplierValues'
import { askSupplier } from '@/domain/supplier/askSupplier'
import { Loadable } from '@/request/loadable'
import { type Refusal, Submission } from '@/request/submission'

/** Refusals that stand at the right. */
const aboutRight: readonly string[] = ['SUPPLIER_DOWN', 'RIGHT_EXPIRED', 'TOKEN_EXPIRED']
/** Refusals by which the screen is out of date. */
const outdating: readonly string[] = ['RIGHT_EXPIRED', 'RIGHT_UNKNOWN', 'ORDER_UNKNOWN']

/** What an order of a supplier gives, and the right that is being received. */
export class SupplierStore {
  readonly page = new Loadable<UseRightsInfoRes>()
  readonly receiving = new Submission<ReceiveRightsReq, RightUse>({
    send: (form, send) => askSupplier(send, receiveRights, form),
    showRefusal: (refusal) => this.showRefusal(refusal),
  })
  /** The right that the customer received last, or tried to. */
  private triedId: string | undefined = undefined
  private refusal: Refusal | undefined = undefined

  /** @param link what the address of the page names */
  constructor(link: SupplierValues) {
    takeSupplierLink(link)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  load(): Promise<void> {
    return this.page.load((read) => askSupplier(read, orderUseRightsInfo, {}))
  }

  /** Back from another screen, a right may stand elsewhere. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (!isFirst) void this.load()
  }

  get rights(): readonly SupplierRight[] {
    return this.page.value?.rights ?? []
  }

  get toUse(): readonly SupplierRight[] {
    return this.rights.filter(({ state }) => state === 'received')
  }

  get toReceive(): readonly SupplierRight[] {
    return this.rights.filter(({ state }) => state === 'can_receive')
  }

  /** Used or expired. */
  get over(): readonly SupplierRight[] {
    return this.rights.filter(({ state }) => state !== 'received' && state !== 'can_receive')
  }

  /** Receives a right; received before, the server answers the same. */
  receive(rightId: string): void {
    if (this.receiving.busy) return
    this.triedId = rightId
    this.refusal = undefined
    void this.receiving.submit({ rightId })
  }

  isReceiving(rightId: string): boolean {
    return this.receiving.busy && this.triedId === rightId
  }

  /** Why this right could not be received, in the server's words. */
  refusalOf(rightId: string): Refusal | undefined {
    return this.triedId === rightId ? this.refusal : undefined
  }

  private showRefusal(refusal: Refusal): boolean {
    const isShown = aboutRight.includes(refusal.code) && refusal.message !== ''
    if (isShown) this.refusal = refusal
    if (outdating.includes(refusal.code)) void this.load()
    return isShown
  }
}
