import type { PriceStep } from '@/contract/mall/goods'

/** The steps of a price that falls over the day, at a moment. */
export interface PriceFall {
  /** Index of the step in force; -1 before the first one. */
  current: number
  /** The step that comes next; undefined once the price is at its lowest. */
  next: PriceStep | undefined
}

/** The step in force and the one to come. @param now milliseconds by the server's clock */
export function priceFall(steps: readonly PriceStep[], now: number): PriceFall {
  const next = steps.findIndex(({ at }) => at > now)
  return next < 0 ? { current: steps.length - 1, next: undefined } : { current: next - 1, next: steps[next] }
}
