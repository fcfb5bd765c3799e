import type { PriceStep } from '@/contract/mall/goods'

/** How many pieces of one type an order may hold: the product's limit, and never more than there are. At least 1. */
export const largestQuantity = (limit: number, stock: number): number => Math.max(1, Math.min(limit, stock))

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

/** Longest search text that the server takes. */
export const longestKeyword = 40

/** A search text without spaces around it; undefined when nothing is left. */
export function cleanKeyword(text: string): string | undefined {
  const keyword = text.trim().replace(/\s+/g, ' ').slice(0, longestKeyword)
  return keyword || undefined
}
