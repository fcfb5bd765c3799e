import type { ConfirmOrderInfoRes, MemberCoupon } from '@/contract/order/place'

/**
 * The price of one piece that stood where the goods were chosen, as the address has it, where the shop asks for another one now. It
 * is told to the customer and enters no amount (P19).
 * @param now fen
 */
export function earlierPrice(seen: string | undefined, now: number): number | undefined {
  const before = /^[1-9]\d{0,8}$/.test(seen ?? '') ? Number(seen) : undefined
  return before === now ? undefined : before
}

/** How many pieces an address asks for: one where it names no such number. */
export function piecesOf(text: string): number {
  const pieces = Number(text)
  return Number.isSafeInteger(pieces) && pieces > 0 ? pieces : 1
}

/** What an order costs, in fen. `saved` is everything taken off what the goods cost without a subsidy. */
export interface Amounts {
  /** After the subsidy. */
  goodsAmount: number
  subsidyAmount: number
  memberDiscountAmount: number
  couponDiscountAmount: number
  transAmount: number
  saved: number
}

/** Adds up an order with or without a coupon: a coupon brings its own total with it. */
export function amountsOf({ order }: ConfirmOrderInfoRes, coupon: MemberCoupon | undefined): Amounts {
  const { goodsAmount, subsidyAmount = 0, memberDiscountAmount } = order
  const transAmount = coupon?.transAmount ?? order.transAmount
  return {
    goodsAmount,
    subsidyAmount,
    memberDiscountAmount,
    couponDiscountAmount: coupon ? coupon.totalDiscountAmount - memberDiscountAmount : 0,
    transAmount,
    saved: goodsAmount + subsidyAmount - transAmount,
  }
}
