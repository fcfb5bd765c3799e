import { makeAutoObservable } from 'mobx'
import {
  type ConfirmOrderInfoReq,
  type ConfirmOrderInfoRes,
  confirmOrderInfo,
  type MemberCoupon,
} from '@/contract/order/place'
import { reportClick } from '@/report/report'
import { ApiError } from '@/request/errors'
import { Loadable } from '@/request/loadable'
import { type ConfirmFault, earlierLost, faultOf, type LostAnswer } from './confirmFault'
import { isOrderOpen } from './orderIntent'
import { RechargeAccount } from './rechargeAccount'
import { type Amounts, amountsOf, earlierPrice } from './rules'
import { submitOrder } from './submitOrder'

type ConfirmQuery = Partial<Record<keyof ConfirmOrderInfoReq | 'price', string>>

/** An order before it is made: account, coupon, total. One per open confirm screen. */
export class ConfirmStore {
  info = new Loadable<ConfirmOrderInfoRes>()
  readonly account = new RechargeAccount(() => this.kind)
  quantity: number
  busy = false
  fault: ConfirmFault | undefined = undefined
  /** The amount the customer saw before the shop changed its price, in fen. */
  oldAmount: number | undefined = undefined
  lost: LostAnswer | undefined = undefined
  /** `undefined` takes the best coupon, `''` none. */
  private couponId: string | undefined = undefined
  private gone = false
  private readonly goods: Omit<ConfirmOrderInfoReq, 'quantity'>
  private readonly seenPrice: string | undefined

  /** @param price what one piece cost where it was chosen, in fen */
  constructor({ goodsId = '', rechargeType = '', quantity = '1', price }: ConfirmQuery) {
    this.goods = { goodsId, rechargeType }
    this.seenPrice = price
    const pieces = Number(quantity)
    this.quantity = Number.isSafeInteger(pieces) && pieces > 0 ? pieces : 1
    makeAutoObservable<ConfirmStore, 'gone' | 'goods' | 'seenPrice'>(
      this,
      { account: false, gone: false, goods: false, seenPrice: false },
      { autoBind: true },
    )
  }

  load(): Promise<void> {
    this.gone = false
    if (!this.busy) this.lost = isOrderOpen(this.goods.goodsId) ? earlierLost : undefined
    return this.info.load((read) => read(confirmOrderInfo, { ...this.goods, quantity: this.quantity }))
  }

  get kind() {
    return this.info.value?.goods.kind ?? 'card'
  }

  get coupons(): MemberCoupon[] {
    return this.info.value?.memberCoupons ?? []
  }

  /** The coupon in use: the best one until the customer chooses, none where his choice cannot be used any more. */
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

  /** What membership saves, or would save. */
  get memberTip(): string {
    return this.info.value?.memberStatus.tip ?? ''
  }

  /** Nothing is sent while the amounts on the screen are being asked for anew. */
  get canSubmit(): boolean {
    return this.info.status !== 'loading' && this.amounts !== undefined
  }

  messageAt(place: ConfirmFault['place']): string | undefined {
    return this.fault?.place === place ? this.fault.message : undefined
  }

  typeAccount(text: string): void {
    if (this.account.type(text)) this.changeForm()
    if (this.fault?.place === 'account') this.fault = undefined
  }

  /** @param couponId empty for no coupon */
  chooseCoupon(couponId: string): void {
    this.couponId = couponId
    this.changeForm()
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

  /**
   * Sends the order; the id of the new order, or undefined where it was not made, was refused, or the screen is gone.
   * A second tap meanwhile does nothing.
   */
  async submit(): Promise<string | undefined> {
    const { amounts } = this
    if (this.busy || !this.canSubmit || !amounts) return undefined
    if (!this.account.check()) return undefined
    reportClick('order', 'submit', this.goods.goodsId)
    this.begin()
    const end = await submitOrder({
      ...this.goods,
      quantity: this.quantity,
      rechargeAccount: this.account.sent,
      ...(this.coupon ? { couponId: this.coupon.couponId } : {}),
      transAmount: amounts.transAmount,
    })
    return this.finish(end, amounts.transAmount)
  }

  /** The screen is gone. An order under way goes on; its end is not shown. */
  drop(): void {
    this.gone = true
    this.info.drop()
  }

  /** What was lost was asked for by another form: the next tap would not ask for it again, it would make a second order. */
  private changeForm(): void {
    if (this.lost) this.lost = earlierLost
  }

  private begin(): void {
    this.busy = true
    this.fault = undefined
    this.lost = undefined
    this.oldAmount = undefined
  }

  private finish(end: Awaited<ReturnType<typeof submitOrder>>, shownAmount: number): string | undefined {
    this.busy = false
    if (this.gone) return undefined
    if (end.kind === 'created') {
      end.seen()
      return end.orderId
    }
    if (end.kind === 'unknown') this.lost = { message: end.message }
    if (end.kind === 'refused') this.refuse(end)
    // The discount leaves the total at once; the list then says why the coupon cannot be used.
    if (end.kind === 'refused' && end.code === 'COUPON_UNUSABLE') {
      this.couponId = ''
      void this.reload()
    }
    if (end.kind === 'priceChanged') {
      this.info.set(end.info)
      this.oldAmount = shownAmount
    }
    return undefined
  }

  /** Asks again and keeps what is on the screen; a failure is said beside what it concerns, and the amounts stay true. */
  private async reload(): Promise<void> {
    await this.load()
    const { status, error, value } = this.info
    if (status === 'failed' && error instanceof ApiError) this.refuse(error, value?.order.quantity ?? this.quantity)
  }

  private refuse(refusal: { code: string; message: string }, quantity = this.quantity): void {
    this.quantity = quantity
    this.fault = faultOf(refusal)
  }
}
