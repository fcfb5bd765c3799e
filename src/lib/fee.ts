import { formatAmount } from './money'

/** How a fee is set: a rate in hundredths of a percent of the amount, and the least that is taken, in fen. */
export interface FeeRule {
  feeRate: number
  feeMin: number
}

const WHOLE = 10_000

/**
 * The fee for an amount, both in fen: the rate of it, rounded up to a whole fen, but at least `feeMin`. No amount has no fee. It uses
 * whole numbers only, so that the app and the server always agree. Throws RangeError unless all three are whole and not negative.
 */
export function feeOf(amount: number, { feeRate, feeMin }: FeeRule): number {
  const parts = amount * feeRate
  if ([amount, feeRate, feeMin, parts].some((value) => !Number.isSafeInteger(value) || value < 0)) {
    throw new RangeError(`no fee of ${amount} at ${feeRate} from ${feeMin}`)
  }
  if (amount === 0) return 0
  const rest = parts % WHOLE
  const share = (parts - rest) / WHOLE + (rest > 0 ? 1 : 0)
  return Math.max(feeMin, share)
}

/** Hundredths of a percent as a percentage: `0.6%`, `14.4%`. */
export const percent = (hundredths: number): string => `${formatAmount(hundredths).replace(/\.?0+$/, '')}%`
