import type { Fen } from '@/contract/endpoint'
import type { RechargeKind } from '@/contract/mall/goods'
import type { OrderState } from '@/contract/order/detail'
import { isPhone, normalizePhone } from '@/lib/phone'
import { trimUnseen } from '@/lib/text'
import { dayMs } from '../../beijing'

/** How long an order waits for its payment. */
export const PAY_WINDOW_MS = 15 * 60_000

/** How long the recharge of an account takes after payment; phones and card codes are served at once. */
export const ACCOUNT_DELIVERY_MS = 30_000

/** What happens to an order. */
export type OrderEvent = 'payStarted' | 'paymentFailed' | 'paySucceeded' | 'cancelled' | 'refused' | 'refunded'

/**
 * Money that comes for a cancelled order is kept for refund; from an end state nothing leads back. A paid order finishes by itself:
 * at once, or when its account has had time to be recharged (`due.ts`); a top-up may be refused by its operator, and its money goes back.
 */
const moves: Record<OrderState, Partial<Record<OrderEvent, OrderState>>> = {
  unpaid: { payStarted: 'paying', paySucceeded: 'paid', cancelled: 'cancelled' },
  paying: { payStarted: 'paying', paymentFailed: 'unpaid', paySucceeded: 'paid', cancelled: 'cancelled' },
  paid: { refused: 'refunding' },
  finished: {},
  cancelled: { paySucceeded: 'refunding' },
  refunding: { refunded: 'refunded' },
  refunded: {},
}

/** The state after an event; undefined where the event means nothing in this state. */
export const nextState = (state: OrderState, event: OrderEvent): OrderState | undefined => moves[state][event]

/** Whether an order may still be paid. */
export const isPayable = (state: OrderState): boolean => state === 'unpaid' || state === 'paying'

/** Part of the goods amount that members save. */
const MEMBER_DISCOUNT_PERCENT = 5

/** What an order costs, in fen. `transAmount` is what the customer pays. */
interface OrderPrice {
  goodsAmount: Fen
  memberDiscountAmount: Fen
  couponDiscountAmount: Fen
  transAmount: Fen
}

/** Adds up an order. At least one fen is left to pay, since an amount of zero cannot be paid. */
export function priceOrder(unitPrice: Fen, quantity: number, isVip: boolean, couponDiscount: Fen = 0): OrderPrice {
  const goodsAmount = unitPrice * quantity
  const memberDiscountAmount = isVip ? Math.floor((goodsAmount * MEMBER_DISCOUNT_PERCENT) / 100) : 0
  const couponDiscountAmount = Math.min(couponDiscount, Math.max(goodsAmount - memberDiscountAmount - 1, 0))
  const transAmount = goodsAmount - memberDiscountAmount - couponDiscountAmount
  return { goodsAmount, memberDiscountAmount, couponDiscountAmount, transAmount }
}

/** How long a coupon is valid from its receipt. */
export const COUPON_MS = 30 * dayMs

/** A coupon as far as its use is concerned. */
interface CouponTerms {
  /** Goods amount from which it can be used. */
  threshold: Fen
  discount: Fen
  endTime: Date
  usedAt: Date | null
  /** The order that holds it. */
  orderId: string | null
}

export type CouponStanding = 'usable' | 'ended' | 'used' | 'held' | 'below'

/** Whether a coupon can be used for goods of this amount. */
export function couponStanding(coupon: CouponTerms, goodsAmount: Fen, now: Date): CouponStanding {
  if (coupon.usedAt) return 'used'
  if (coupon.orderId) return 'held'
  if (coupon.endTime <= now) return 'ended'
  return goodsAmount < coupon.threshold ? 'below' : 'usable'
}

/** The account to deliver to as it is kept; undefined where this kind of delivery does not accept it (R-49 for phones). */
export function acceptedAccount(kind: RechargeKind, account: string): string | undefined {
  if (kind === 'card') return ''
  if (kind === 'phone') return isPhone(account) ? normalizePhone(account) : undefined
  const trimmed = trimUnseen(account)
  return trimmed.length >= 1 && Array.from(trimmed).length <= 40 ? trimmed : undefined
}
