import { randomInt } from 'node:crypto'
import type { CardCode } from '@/contract/order/detail'

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('')
const letters = (count: number): string =>
  Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/**
 * Fresh card codes: a number of four groups of digits, a password of three groups without letters that look alike. The number begins with an
 * 8, as no bank card does, so that it is not taken for one.
 */
export function cardCodesFor(quantity: number): CardCode[] {
  return Array.from({ length: quantity }, () => ({
    number: [`8${digits(3)}`, digits(4), digits(4), digits(4)].join(' '),
    password: [letters(4), letters(4), letters(4)].join('-'),
  }))
}

/** Text of the QR and bar code of a voucher: the digits of its first card. */
export const voucherCodeOf = (codes: readonly CardCode[]): string | undefined => codes[0]?.number.replace(/ /g, '')
