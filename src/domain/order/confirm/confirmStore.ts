import { makeAutoObservable } from 'mobx'
import { type OrderReq, order } from '@/contract/order/place'
import { Form } from '@/lib/form'
import { reportClick } from '@/report/report'
import { ApiError } from '@/request/errors'
import type { Refusal } from '@/request/submission'
import { sentAccount } from '../account'
import { isOrderOpen } from '../orderIntents'
import { orderSubmission } from '../orderSubmission'
import { accountRule } from './accountRule'
import { type ConfirmFault, placeOf } from './confirmFault'
import { type OfferQuery, OrderOffer } from './orderOffer'

/** An order before it is made: what it would cost, its account, and how sending it ends. One per open confirm screen. */
export class ConfirmStore {
  readonly offer: OrderOffer
  readonly form = new Form({ account: accountRule(() => this.offer.kind) })
  readonly ordering = orderSubmission(order, {
    needsConsent: true,
    showRefusal: (refusal) => this.showRefusal(refusal),
    showLost: (form) => this.showLost(form),
  })
  fault: ConfirmFault | undefined = undefined
  /** The amount that the customer saw before the shop changed its price, in fen. */
  oldAmount: number | undefined = undefined
  /** The form whose answer was lost. */
  private lostForm: OrderReq | undefined = undefined
  /** An order of these goods was sent before this screen was opened, and how it ended is not known. */
  private hasEarlier = false

  constructor(query: OfferQuery) {
    this.offer = new OrderOffer(query)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  load(): Promise<void> {
    if (!this.ordering.busy) this.hasEarlier = isOrderOpen(this.offer.goodsId)
    return this.offer.load()
  }

  /** Nothing is sent while the amounts on the screen are being asked for anew. */
  get canSubmit(): boolean {
    return this.offer.info.status !== 'loading' && this.offer.form !== undefined
  }

  /**
   * An order whose answer was lost: `same` where the next tap asks for that very order, `earlier` where it may make another one.
   */
  get lost(): 'same' | 'earlier' | undefined {
    const { busy, isLost } = this.ordering
    if (busy || !(isLost || this.hasEarlier)) return undefined
    return isLost && JSON.stringify(this.lostForm) === JSON.stringify(this.orderForm) ? 'same' : 'earlier'
  }

  messageAt(place: ConfirmFault['place']): string | undefined {
    return this.fault?.place === place ? this.fault.message : undefined
  }

  /** @param couponId empty for no coupon */
  chooseCoupon(couponId: string): void {
    this.offer.chooseCoupon(couponId)
    if (this.fault?.place === 'coupon') this.fault = undefined
  }

  /** Asks for another number of pieces; the amounts follow from the server. */
  changeQuantity(quantity: number): void {
    this.offer.setQuantity(quantity)
    this.fault = undefined
    void this.reload()
  }

  /** The customer does not take the new price. */
  forgetOldAmount(): void {
    this.oldAmount = undefined
  }

  /** Sends the order as the screen shows it, unless a field is wrong, which then says so. A second tap meanwhile does nothing. */
  submit(): void {
    const { orderForm } = this
    if (this.ordering.busy || !this.canSubmit || !orderForm || !this.form.read()) return
    reportClick('order', 'submit', this.offer.goodsId)
    this.fault = undefined
    this.oldAmount = undefined
    this.hasEarlier = false
    void this.ordering.submit(orderForm)
  }

  /** The order as the screen shows it; undefined until the amounts are there. */
  private get orderForm(): OrderReq | undefined {
    const { form, kind } = this.offer
    return form && { ...form, rechargeAccount: sentAccount(kind, this.form.text('account')) }
  }

  private showRefusal(refusal: Refusal): true {
    if (refusal.code === 'PRICE_CHANGED') void this.comparePrices(refusal)
    else this.refuse(refusal)
    // The discount leaves the total at once; the list then says why the coupon cannot be used.
    if (refusal.code === 'COUPON_UNUSABLE') {
      this.offer.chooseCoupon('')
      void this.reload()
    }
    return true
  }

  private showLost(form: OrderReq): true {
    this.lostForm = form
    return true
  }

  /** The shop asks for another amount than was shown: both are shown before anything is sent again. */
  private async comparePrices(refusal: Refusal): Promise<void> {
    const { quantity, amounts } = this.offer
    await this.load()
    // The customer asked for another number of pieces meanwhile: the two amounts are not of the same order.
    if (quantity !== this.offer.quantity) return
    const { status, error } = this.offer.info
    if (status === 'ready') this.setOldAmount(amounts?.transAmount)
    else if (status === 'failed') this.refuse(error instanceof ApiError && error.kind === 'refused' ? error : refusal)
  }

  private setOldAmount(amount: number | undefined): void {
    this.oldAmount = amount
  }

  /** Asks again and keeps what is on the screen; a failure is said beside what it is about, and the amounts stay true. */
  private async reload(): Promise<void> {
    await this.load()
    const { error, value } = this.offer.info
    if (!(error instanceof ApiError)) return
    if (value) this.offer.setQuantity(value.order.quantity)
    this.refuse(error)
  }

  private refuse({ code, message }: Refusal): void {
    const place = placeOf(code, this.offer.kind)
    if (place === 'account') this.form.refuse('account', message)
    else this.fault = { place, message }
  }
}
