import { isLuhn } from '@/lib/luhn'
import { type Bank, banks } from './banks'

/** Why a number is no card that can be bound. */
export type NumberRefusal = 'CARD_INVALID' | 'BANK_UNKNOWN' | 'CARD_CREDIT'

const binLength = 6

/** The bank of a debit card by the first digits of its number, or why the number is none that can be bound. */
export function bankOfNumber(cardNo: string): { bank: Bank } | { refused: NumberRefusal } {
  if (!/^\d{16,19}$/.test(cardNo) || !isLuhn(cardNo)) return { refused: 'CARD_INVALID' }
  const bin = cardNo.slice(0, binLength)
  if (banks.some(({ credit }) => credit?.includes(bin))) return { refused: 'CARD_CREDIT' }
  const bank = banks.find(({ debit }) => bin in debit)
  if (!bank) return { refused: 'BANK_UNKNOWN' }
  return bank.debit[bin] === cardNo.length ? { bank } : { refused: 'CARD_INVALID' }
}

/**
 * A number of a bank's debit card that ends in these four digits. One digit in the middle makes it pass the Luhn check.
 * @param account makes numbers of the same end differ, such as a customer's id
 */
export function numberEndingIn({ debit }: Bank, tail: string, account: number): string {
  const [[bin, length] = ['', 0]] = Object.entries(debit)
  const middle = String(account).padStart(length - binLength - tail.length - 1, '0')
  const all = Array.from({ length: 10 }, (_, digit) => `${bin}${middle}${digit}${tail}`)
  const found = all.find(isLuhn)
  if (!found || found.length !== length) throw new Error(`no number of ${length} digits ends in ${tail} for ${account}`)
  return found
}
