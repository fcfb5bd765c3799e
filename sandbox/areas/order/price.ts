import type { Fen } from '@/contract/endpoint'

/** Part of the goods amount that members save. */
const MEMBER_DISCOUNT_PERCENT = 5

/** What an order costs, in fen. `transAmount` is what the customer pays. */
interface OrderPrice {
  goodsAmount: Fen
  memberDiscountAmount: Fen
  couponDiscountAmount: Fen
  transAmount: Fen
}

/** What so many pieces cost, with so much subsidy left: the subsidy of each is taken off as far as it reaches. In fen. */
export function goodsAmounts(of: { originalPrice: Fen; subsidy: Fen }, quantity: number, left: Fen) {
  const subsidyAmount = Math.min(of.subsidy * quantity, left)
  return { subsidyAmount, goodsAmount: of.originalPrice * quantity - subsidyAmount }
}

/** Adds up an order. At least one fen is left to pay, since an amount of zero cannot be paid. */
export function priceOrder(goodsAmount: Fen, isVip: boolean, couponDiscount: Fen = 0): OrderPrice {
  const memberDiscountAmount = isVip ? Math.floor((goodsAmount * MEMBER_DISCOUNT_PERCENT) / 100) : 0
  const couponDiscountAmount = Math.min(couponDiscount, Math.max(goodsAmount - memberDiscountAmount - 1, 0))
  const transAmount = goodsAmount - memberDiscountAmount - couponDiscountAmount
  return { goodsAmount, memberDiscountAmount, couponDiscountAmount, transAmount }
}
