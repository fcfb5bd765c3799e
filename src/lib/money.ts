const FEN_TEXT = /^-?\d+$/

/** The digits of an amount without sign or leading zeros, at least three, so that there are always two after the decimal point. */
function fenDigits(fen: number | string): { sign: string; digits: string } {
  const text = String(fen)
  if (typeof fen === 'number' ? !Number.isSafeInteger(fen) : !FEN_TEXT.test(text)) {
    throw new RangeError(`not a whole number of fen: ${text}`)
  }
  const digits = text.replace('-', '').replace(/^0+/, '')
  const sign = digits !== '' && text.charAt(0) === '-' ? '-' : ''
  return { sign, digits: digits.padStart(3, '0') }
}

/**
 * Fen as yuan with two decimals, `0.00` for zero: balances, fees, records (D-23). It uses no division, so every amount is exact. Accepts a safe
 * integer or its decimal text (of any length); throws RangeError for anything else.
 */
export function formatAmount(fen: number | string): string {
  const { sign, digits } = fenDigits(fen)
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Fen as a price in yuan: like `formatAmount`, but zero gives an empty text (R-66, D-10). */
export function formatPrice(fen: number | string): string {
  const text = formatAmount(fen)
  return text === '0.00' ? '' : text
}

/** Fen as yuan with the sign of the currency and two decimals: `¥20.00`. */
export const yuan = (fen: number): string => `¥${formatAmount(fen)}`

/** Fen as yuan without decimals where it is a whole number of yuan, and without the sign of the currency: `20`, `9.90`. */
export const shortAmount = (fen: number): string => formatAmount(fen).replace(/\.00$/, '')

/** The same with the sign of the currency: `¥20`. */
export const shortYuan = (fen: number): string => `¥${shortAmount(fen)}`
