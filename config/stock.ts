import { inKb } from './budgets'

/**
 * `STOCK_TARO=1` builds with Taro's and MobX's own files and with templates for every property of every component, to see what our changes save
 * and that the app works without them. What screen readers are told stays: stock templates lack it.
 */
export const isStock = process.env.STOCK_TARO === '1'

/** Bytes of one size of a build, with our changes in files of Taro and MobX and without them. */
export interface Saved {
  what: string
  ours: number
  stock: number
}

/** A line for each size: what it is, on stock Taro, with our changes, and what those save. */
export const savedLines = (rows: readonly Saved[]): string[] =>
  rows.map(
    ({ what, ours, stock }) => `${what}: ${inKb(stock)} on stock Taro, ${inKb(ours)}, ${inKb(stock - ours)} saved`,
  )
