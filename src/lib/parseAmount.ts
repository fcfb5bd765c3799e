const YUAN_TEXT = /^(\d{1,13})(?:\.(\d{0,2}))?$/

/**
 * The fen of an amount that a customer typed in yuan, such as `12`, `12.5` or `0.07`; undefined for anything else, such as a sign, a third
 * decimal or no digit before the point. It uses no fractions, so every amount is exact.
 */
export function parseAmount(yuan: string): number | undefined {
  const match = YUAN_TEXT.exec(yuan)
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined
}
