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

/** What one piece costs at a moment, in fen: the only place where a price is made. */
export function priceOf(option: Priced, now: Date): Price {
  const hour = hourOf(now)
  const step = [...option.allowance].reverse().find((one) => one.fromHour <= hour)
  return priceWith(option, step?.subsidyFen ?? option.subsidyFen)
}

/** How the price falls over the day of this moment: when each step begins, and the price from then on. */
export function stepsOf(option: Priced, now: Date): { at: number; price: number }[] {
  return option.allowance.map(({ fromHour, subsidyFen }) => ({
    at: dayStart(now) + fromHour * hourMs,
    price: priceWith(option, subsidyFen).price,
  }))
}

const priceWith = ({ originalPriceFen }: Priced, subsidy: number): Price => ({
  price: originalPriceFen - subsidy,
  originalPrice: originalPriceFen,
  subsidy,
})
