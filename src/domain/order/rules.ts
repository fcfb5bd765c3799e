import type { RechargeKind } from '@/contract/mall/goods'
import type { OrderDetail, OrderState } from '@/contract/order/detail'
import type { ConfirmOrderInfoRes, MemberCoupon } from '@/contract/order/place'
import { maskPhone, maskText } from '@/lib/mask'
import { isPhone, normalizePhone, settledPhone, typedPhone } from '@/lib/phone'
import { trimUnseen } from '@/lib/text'

/** Longest account name that the shop delivers to, in characters. */
const longestAccount = 40

/** What is wrong with a recharge account. */
export type AccountProblem = 'phoneEmpty' | 'phoneWrong' | 'accountEmpty' | 'accountLong'

/** Checks the account an order is delivered to: a mobile number, a name of 1 to 40 characters, or nothing for card codes. */
export function accountProblem(kind: RechargeKind, text: string): AccountProblem | undefined {
  if (kind === 'card') return undefined
  if (kind === 'phone') {
    if (normalizePhone(text) === '') return 'phoneEmpty'
    return isPhone(text) ? undefined : 'phoneWrong'
  }
  const length = Array.from(trimUnseen(text)).length
  if (length === 0) return 'accountEmpty'
  return length > longestAccount ? 'accountLong' : undefined
}

/** What stands in the field after an edit: a phone as every phone field shows it, a name as it was typed. */
export const typedAccount = (kind: RechargeKind, before: string, text: string): string =>
  kind === 'phone' ? typedPhone(before, text) : text

/** What stands in the field once it was left. */
export const settledAccount = (kind: RechargeKind, text: string): string =>
  kind === 'phone' ? settledPhone(text) : text

/** The account as it is sent. */
export function sentAccount(kind: RechargeKind, text: string): string {
  if (kind === 'card') return ''
  return kind === 'phone' ? normalizePhone(text) : trimUnseen(text)
}

/** The account of a finished order as a screen shows it: phones are masked. */
export const shownAccount = (kind: RechargeKind, account: string): string =>
  kind === 'phone' ? maskPhone(account) : maskText(account)

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

/** What an order costs, in fen. `saved` is everything taken off the goods amount. */
export interface Amounts {
  goodsAmount: number
  memberDiscountAmount: number
  couponDiscountAmount: number
  transAmount: number
  saved: number
}

/** Adds up an order with or without a coupon: a coupon brings its own total with it. */
export function amountsOf({ order }: ConfirmOrderInfoRes, coupon: MemberCoupon | undefined): Amounts {
  const { goodsAmount, memberDiscountAmount } = order
  const transAmount = coupon?.transAmount ?? order.transAmount
  return {
    goodsAmount,
    memberDiscountAmount,
    couponDiscountAmount: coupon ? coupon.totalDiscountAmount - memberDiscountAmount : 0,
    transAmount,
    saved: goodsAmount - transAmount,
  }
}

/** What a customer can do with an order. */
export type OrderAction = 'pay' | 'cancel' | 'buyAgain' | 'voucher'

const actions: Record<OrderState, readonly OrderAction[]> = {
  unpaid: ['cancel', 'pay'],
  paying: ['cancel', 'pay'],
  paid: ['buyAgain'],
  finished: ['buyAgain', 'voucher'],
  cancelled: ['buyAgain'],
  refunding: ['buyAgain'],
  refunded: ['buyAgain'],
}

/** The actions of an order, the most important one last; a voucher is offered only where there is one to show. */
export const actionsOf = (state: OrderState, hasVoucher: boolean): readonly OrderAction[] =>
  actions[state].filter((action) => action !== 'voucher' || hasVoucher)

/** Whether the deadline of an order still counts down. */
export const isWaiting = (state: OrderState): boolean => state === 'unpaid' || state === 'paying'

/** What the total of an order is called: to be paid, paid, or neither where it was cancelled before. */
export function totalName(state: OrderState): 'payable' | 'paid' | 'total' {
  if (isWaiting(state)) return 'payable'
  return state === 'cancelled' ? 'total' : 'paid'
}

/** What is said of where an order stands: why a top-up was refused, that it has arrived, or what its state means. */
export function hintOf({ state, goods, refusal }: OrderDetail): { refusal: string } | 'arrived' | OrderState {
  if (refusal !== undefined) return { refusal }
  return state === 'finished' && goods.kind === 'phone' ? 'arrived' : state
}

/** Whether the money of a refused top-up is on its way back. */
export const isReturning = ({ state, refusal }: OrderDetail): boolean => state === 'refunding' && refusal !== undefined

/** Whether an order moves on by itself soon: a payment being settled, an account being recharged. */
export const isMoving = (state: OrderState): boolean => state === 'paying' || state === 'paid'
