import { dayStart, hourMs, hourOf } from '../../beijing'
import type { AllowanceStep } from './tables'

/** Pieces one order can hold. */
export const MAX_QUANTITY = 10

/** The part of a recharge option that makes its price. Amounts in fen. */
export interface Priced {
  originalPriceFen: number
  subsidyFen: number
  allowance: readonly AllowanceStep[]
}

export interface Price {
  price: number
  originalPrice: number
  subsidy: number
}

/** What takes off the price of one piece at a moment, in fen, where as much is left. */
export function subsidyOf(option: Priced, now: Date): number {
  const hour = hourOf(now)
  const step = [...option.allowance].reverse().find((one) => one.fromHour <= hour)
  return step?.subsidyFen ?? option.subsidyFen
}

/** What one piece costs at a moment a customer who has so much subsidy left, in fen: the only place where a price is made. */
export const priceOf = (option: Priced, now: Date, left: number): Price =>
  priceWith(option, Math.min(subsidyOf(option, now), left))

/** How the price falls over the day of this moment as far as so much subsidy reaches: when each step begins, and the price from then on. */
export function stepsOf(option: Priced, now: Date, left: number): { at: number; price: number }[] {
  const reached = option.allowance.filter((_, index, all) => left > (all[index - 1]?.subsidyFen ?? 0))
  return reached.map(({ fromHour, subsidyFen }) => ({
    at: dayStart(now) + fromHour * hourMs,
    price: priceWith(option, Math.min(subsidyFen, left)).price,
  }))
}

const priceWith = ({ originalPriceFen }: Priced, subsidy: number): Price => ({
  price: originalPriceFen - subsidy,
  originalPrice: originalPriceFen,
  subsidy,
})
