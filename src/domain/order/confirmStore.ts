import { makeAutoObservable } from 'mobx'
import {
  type ConfirmOrderInfoReq,
  type ConfirmOrderInfoRes,
  confirmOrderInfo,
  type MemberCoupon,
  type OrderReq,
  order,
} from '@/contract/order/place'
import { Form } from '@/lib/form'
import { reportClick } from '@/report/report'
import { ApiError } from '@/request/errors'
import { Loadable } from '@/request/loadable'
import type { Refusal } from '@/request/submission'
import { accountRule } from './accountRule'
import { type ConfirmFault, placeOf } from './confirmFault'
import { isOrderOpen } from './orderIntents'
import { orderSubmission } from './orderSubmission'
import { type Amounts, amountsOf, earlierPrice, piecesOf, sentAccount } from './rules'

type ConfirmQuery = Record<keyof ConfirmOrderInfoReq, string> & { price?: string }

/** An order before it is made: account, coupon, total. One per open confirm screen. */
export class ConfirmStore {
  readonly info = new Loadable<ConfirmOrderInfoRes>()
  readonly form = new Form({ account: accountRule(() => this.kind) })
  readonly ordering = orderSubmission(order, {
    needsConsent: true,
    place: (refusal) => this.place(refusal),
    placeLost: (form) => this.placeLost(form),
  })
  quantity: number
  fault: ConfirmFault | undefined = undefined
  /** The amount that the customer saw before the shop changed its price, in fen. */
  oldAmount: number | undefined = undefined
  /** The form whose answer was lost. */
  private lostForm: OrderReq | undefined = undefined
  /** An order of these goods was sent before this screen was opened, and how it ended is not known. */
  private hasEarlier = false
  /** `undefined` takes the best coupon, `''` none. */
  private couponId: string | undefined = undefined
  private readonly goods: Omit<ConfirmOrderInfoReq, 'quantity'>
  private readonly seenPrice: string | undefined

  /** @param price what one piece cost where it was chosen, in fen */
  constructor({ goodsId, rechargeType, quantity, price }: ConfirmQuery) {
    this.goods = { goodsId, rechargeType }
    this.seenPrice = price
    this.quantity = piecesOf(quantity)
    makeAutoObservable<ConfirmStore, 'goods' | 'seenPrice'>(
      this,
      { info: false, form: false, ordering: false, goods: false, seenPrice: false },
      { autoBind: true },
    )
  }

  load(): Promise<void> {
    if (!this.ordering.busy) this.hasEarlier = isOrderOpen(this.goods.goodsId)
    return this.info.load((read) => read(confirmOrderInfo, { ...this.goods, quantity: this.quantity }))
  }

  get kind() {
    return this.info.value?.goods.kind ?? 'card'
  }

  get coupons(): MemberCoupon[] {
    return this.info.value?.memberCoupons ?? []
  }

  /** The coupon in use: the best one until the customer chooses, none where their choice cannot be used any more. */
  get coupon(): MemberCoupon | undefined {
    if (this.couponId === undefined) return this.info.value?.bestMemberCoupon
    return this.coupons.find((one) => one.couponId === this.couponId && one.usable)
  }

  get amounts(): Amounts | undefined {
    return this.info.value && amountsOf(this.info.value, this.coupon)
  }

  /** What one piece cost when the customer chose it, in fen, where it costs another amount now. */
  get earlierPrice(): number | undefined {
    return this.info.value && earlierPrice(this.seenPrice, this.info.value.goods.price)
  }

  /** Nothing is sent while the amounts on the screen are being asked for anew. */
  get canSubmit(): boolean {
    return this.info.status !== 'loading' && this.amounts !== undefined
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
    this.couponId = couponId
    if (this.fault?.place === 'coupon') this.fault = undefined
  }

  /** Asks for another number of pieces; the amounts follow from the server. */
  changeQuantity(quantity: number): void {
    this.quantity = quantity
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
    reportClick('order', 'submit', this.goods.goodsId)
    this.fault = undefined
    this.oldAmount = undefined
    this.hasEarlier = false
    void this.ordering.submit(orderForm)
  }

  /** The screen is closed. An order under way goes on; its end is not shown. */
  drop(): void {
    this.info.drop()
    this.ordering.drop()
  }

  /** The order as the screen shows it; undefined until the amounts are there. */
  private get orderForm(): OrderReq | undefined {
    const { amounts, coupon } = this
    return (
      amounts && {
        ...this.goods,
        quantity: this.quantity,
        rechargeAccount: sentAccount(this.kind, this.form.text('account')),
        ...(coupon ? { couponId: coupon.couponId } : {}),
        transAmount: amounts.transAmount,
      }
    )
  }

  private place(refusal: Refusal): true {
    if (refusal.code === 'PRICE_CHANGED') void this.comparePrices(refusal)
    else this.refuse(refusal)
    // The discount leaves the total at once; the list then says why the coupon cannot be used.
    if (refusal.code === 'COUPON_UNUSABLE') {
      this.couponId = ''
      void this.reload()
    }
    return true
  }

  private placeLost(form: OrderReq): true {
    this.lostForm = form
    return true
  }

  /** The shop asks for another amount than was shown: both are shown before anything is sent again. */
  private async comparePrices(refusal: Refusal): Promise<void> {
    const before = this.amounts?.transAmount
    await this.load()
    const { status, error } = this.info
    if (status === 'ready') this.setOldAmount(before)
    else if (status === 'failed') this.refuse(error instanceof ApiError && error.kind === 'refused' ? error : refusal)
  }

  private setOldAmount(amount: number | undefined): void {
    this.oldAmount = amount
  }

  /** Asks again and keeps what is on the screen; a failure is said beside what it is about, and the amounts stay true. */
  private async reload(): Promise<void> {
    await this.load()
    const { status, error, value } = this.info
    if (status === 'failed' && error instanceof ApiError) this.refuse(error, value?.order.quantity ?? this.quantity)
  }

  private refuse(refusal: Refusal, quantity = this.quantity): void {
    this.quantity = quantity
    const place = placeOf(refusal.code, this.kind)
    if (place === 'account') this.form.refuse('account', refusal.message)
    else this.fault = { place, message: refusal.message }
  }
}
