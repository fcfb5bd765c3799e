import { makeAutoObservable } from 'mobx'
import {
  type ConfirmOrderInfoReq,
  type ConfirmOrderInfoRes,
  confirmOrderInfo,
  type MemberCoupon,
  type OrderReq,
} from '@/contract/order/place'
import { Loadable } from '@/request/loadable'
import { type Amounts, amountsOf, earlierPrice, piecesOf } from './amounts'

/** What was chosen before the confirm screen, as its address has it; `price` is what one piece cost there, in fen. */
export type OfferQuery = Record<keyof ConfirmOrderInfoReq, string> & { price?: string }

/** What an order would cost: goods, pieces, coupon, amounts. */
export class OrderOffer {
  readonly info = new Loadable<ConfirmOrderInfoRes>()
  quantity: number
  readonly goodsId: string
  /** `undefined` takes the best coupon, `''` none. */
  private couponId: string | undefined = undefined
  private readonly rechargeType: string
  private readonly seenPrice: string | undefined

  constructor({ goodsId, rechargeType, quantity, price }: OfferQuery) {
    this.goodsId = goodsId
    this.rechargeType = rechargeType
    this.seenPrice = price
    this.quantity = piecesOf(quantity)
    makeAutoObservable<OrderOffer, 'rechargeType' | 'seenPrice'>(
      this,
      { goodsId: false, rechargeType: false, seenPrice: false },
      { autoBind: true },
    )
  }

  load(): Promise<void> {
    const { goodsId, rechargeType, quantity } = this
    return this.info.load((read) => read(confirmOrderInfo, { goodsId, rechargeType, quantity }))
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

  /** The order that would be made, but for its account; undefined until the amounts are there. */
  get form(): Omit<OrderReq, 'rechargeAccount'> | undefined {
    const { goodsId, rechargeType, quantity, amounts, coupon } = this
    const { couponId } = coupon ?? {}
    return (
      amounts && {
        goodsId,
        rechargeType,
        quantity,
        ...(couponId ? { couponId } : {}),
        transAmount: amounts.transAmount,
      }
    )
  }

  /** @param couponId empty for no coupon */
  chooseCoupon(couponId: string): void {
    this.couponId = couponId
  }

  /** Takes another number of pieces; the amounts follow with the next `load`. */
  setQuantity(quantity: number): void {
    this.quantity = quantity
  }
}
