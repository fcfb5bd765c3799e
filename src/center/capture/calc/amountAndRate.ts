import type { FieldRule } from '@/lib/form'
import { parseAmount } from '@/lib/parseAmount'

/** Smallest and largest amount that is computed, in fen. */
export const AMOUNT_LIMITS = { least: 10_000, most: 100_000_000 } as const

/** Highest rate a year, in hundredths of a percent. */
export const HIGHEST_RATE = 3_600

export type AmountProblem = 'empty' | 'wrong' | 'low' | 'high'

export type RateProblem = 'empty' | 'wrong' | 'high'

/** What is wrong with an amount in yuan. */
export function amountProblem(text: string): AmountProblem | undefined {
  if (text.trim() === '') return 'empty'
  const amount = parseAmount(text.trim())
  if (amount === undefined) return 'wrong'
  if (amount < AMOUNT_LIMITS.least) return 'low'
  return amount > AMOUNT_LIMITS.most ? 'high' : undefined
}

/** A percentage with at most two decimals, in hundredths of a percent, as an amount in yuan is read in fen. */
export const rateOf = (text: string): number | undefined => parseAmount(text.trim())

/** What is wrong with a rate in percent a year. */
export function rateProblem(text: string): RateProblem | undefined {
  if (text.trim() === '') return 'empty'
  const rate = rateOf(text)
  if (rate === undefined) return 'wrong'
  return rate > HIGHEST_RATE ? 'high' : undefined
}

export const amountRule: FieldRule<AmountProblem> = { initial: '10000', problem: amountProblem }

export const rateRule: FieldRule<RateProblem> = { initial: '14.40', problem: rateProblem }
