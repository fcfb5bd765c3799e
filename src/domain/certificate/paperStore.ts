import { makeAutoObservable, observableRef } from 'mobx'
import {
  type PaidOffApplyReq,
  type PaidOffApplyRes,
  type PaidOffCheckReq,
  paidOffApply,
} from '@/contract/certificate/issue'
import type { Fen } from '@/contract/endpoint'
import { paysystemGateway } from '@/domain/cashier/gateway/paysystemGateway'
import { PayHereStore } from '@/domain/cashier/here/payHereStore'
import { drop } from '@/lib/drop'
import { Form } from '@/lib/form'
import { type Refusal, Submission } from '@/request/submission'
import { addressRules } from './addressRules'

/** A fee that waits for its payment. */
export interface Fee {
  certificateId: string
  fee: Fen
  /** The payment to go on with. */
  bizNo?: string
}

/**
 * Orders a paper certificate and pays its fee here, by card and the code of the certificates. The server answers an application
 * that waits for its fee again, so a lost answer makes no second one (W1).
 */
export class PaperStore {
  isOpen = false
  readonly form = new Form(addressRules)
  /** Why the application was refused, where it is about no field. */
  refusal: Refusal | undefined = undefined
  payHere: PayHereStore | undefined = undefined
  /** The certificate whose fee is paid here. */
  certificateId = ''
  private wish: PaidOffCheckReq | undefined = undefined
  readonly applying = new Submission<PaidOffApplyReq, PaidOffApplyRes>({
    needsConsent: true,
    send: (req, send) => send(paidOffApply, req),
    showRefusal: (refusal) => this.showRefusal(refusal),
    showLost: () => true,
  })

  constructor() {
    makeAutoObservable<PaperStore, 'wish'>(this, { payHere: observableRef, wish: false }, { autoBind: true })
  }

  /** Asks where to post the certificate; what was typed before is still there. */
  open(wish: PaidOffCheckReq): void {
    this.wish = wish
    this.refusal = undefined
    this.isOpen = true
  }

  close(): void {
    this.isOpen = false
  }

  /** Orders it; what is wrong is said beside its field. */
  submit(): void {
    const address = this.form.read()
    if (!address || !this.wish) return
    this.refusal = undefined
    void this.applying.submit({ ...this.wish, address })
  }

  /**
   * Opens the payment of a fee.
   * @param callBackUrl address of the certificate's own screen
   */
  pay({ certificateId, fee, bizNo }: Fee, callBackUrl: string): void {
    this.isOpen = false
    this.certificateId = certificateId
    if (this.payHere) drop(this.payHere)
    this.payHere = new PayHereStore({
      target: { orderId: certificateId, source: 'certificate', bizType: 'CERTIFICATE_FEE', callBackUrl },
      gateway: paysystemGateway('certificate'),
      tools: ['DEBIT_CARD'],
    })
    this.payHere.open({ amount: fee, boundBizNo: bizNo })
  }

  /** The screen is shown, maybe again: the payment asks for its result. */
  show(): void {
    this.payHere?.show()
  }

  hide(): void {
    this.payHere?.hide()
  }

  private showRefusal(refusal: Refusal): true {
    if (refusal.code === 'ADDRESS_INVALID') this.form.refuse('address', refusal.message)
    else this.refusal = refusal
    return true
  }
}
