import { makeAutoObservable } from 'mobx'
import { type SetOcrInfoReq, type SetOcrInfoRes, setOcrInfo } from '@/contract/identity/idCard'
import { type CardOrder, readCardOrder } from '@/domain/identity/cardOrder'
import { IdentityFlow } from '@/domain/identity/identityFlow'
import { Loadable } from '@/request/loadable'
import { type Refusal, Submission } from '@/request/submission'

/** Why the data was not confirmed: said at the button. */
export type ConfirmTrouble = { kind: 'unticked' } | { kind: 'refused'; message: string }

/** Confirms the corrected data together with the agreements. A repeated confirmation is answered again by the server, never made twice. */
export class ConfirmStore {
  readonly flow = new IdentityFlow()
  readonly card = new Loadable<CardOrder>()
  readonly confirming = new Submission<SetOcrInfoReq, SetOcrInfoRes>({
    needsConsent: true,
    send: (form, send) => send(setOcrInfo, form),
    showRefusal: (refusal) => this.showRefusal(refusal),
    showLost: () => true,
  })
  agreed = false
  trouble: ConfirmTrouble | undefined = undefined

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Reads where the customer stands, and the data where it waits for the confirmation. */
  async load(): Promise<void> {
    await this.flow.load()
    if (this.flow.taskOf('identificationConfirm')?.kind === 'open') await this.readCard()
  }

  /** The data may have been corrected since the screen was last shown. */
  show({ isFirst }: { isFirst: boolean }): void {
    if (!isFirst) void this.load()
  }

  refresh(): Promise<void> {
    return this.load()
  }

  readCard(): Promise<void> {
    return this.card.load((read) => readCardOrder(read))
  }

  /** The tick is the customer's own: it is never set beforehand. */
  agree(agreed: boolean): void {
    this.agreed = agreed
    this.trouble = undefined
  }

  confirm(): void {
    const { value } = this.card
    if (!value) return
    this.trouble = this.agreed ? undefined : { kind: 'unticked' }
    if (this.agreed) void this.confirming.submit({ ...value.info, orderId: value.orderId, isConfirmed: true })
  }

  /** The data is right on another screen: what is wrong stands at the button, beside the way back to it. */
  private showRefusal({ code, message }: Refusal): true {
    this.trouble = { kind: 'refused', message }
    if (code === 'IDENTITY_DONE' || code === 'ORDER_UNKNOWN' || code === 'SIDE_MISSING') void this.load()
    return true
  }
}
