import { isLuhn } from '@/lib/luhn'
import { banks, sandboxBanks } from '../../../sandbox/areas/bank/banks'
import { bankOfNumber, numberEndingIn } from '../../../sandbox/areas/bank/numbers'
import { sampleNumbers } from '../../../sandbox/areas/bank/sampleNumbers'

const refusalOf = (cardNo: string) => {
  const found = bankOfNumber(cardNo)
  return 'refused' in found ? found.refused : undefined
}

/** A text of digits with the digit at its end that makes it pass the check. */
const checked = (digits: string): string => Array.from({ length: 10 }, (_, end) => `${digits}${end}`).find(isLuhn) ?? ''

it('there are more than 30 banks, each with a code, two names and first digits of its own', () => {
  expect(banks.length).toBeGreaterThan(30)
  expect(new Set(banks.map(({ code }) => code)).size).toBe(banks.length)
  const bins = banks.flatMap(({ debit, credit = [] }) => [...Object.keys(debit), ...credit])
  expect(new Set(bins).size).toBe(bins.length)
  for (const bin of bins) expect(bin).toMatch(/^\d{6}$/)
  for (const { debit } of banks) for (const length of Object.values(debit)) expect([16, 17, 18, 19]).toContain(length)
})

it.each(banks.map((bank) => [bank.code, bank] as const))('a card of %s is recognised by its number', (_, bank) => {
  for (const tail of ['0000', '7102', '9999']) {
    const cardNo = numberEndingIn(bank, tail, 1001)
    expect(cardNo.endsWith(tail)).toBe(true)
    expect(bankOfNumber(cardNo)).toEqual({ bank })
  }
})

it.each([
  ['nothing', ''],
  ['letters', 'abcdefghijklmnop'],
  ['15 digits', checked('62171100000000')],
  ['20 digits', checked('6217110000000000000')],
  ['a digit that fails the check', `${checked('621711000000000000').slice(0, -1)}x`],
  ['a length that this bank has not', checked('621711000000000')],
])('%s is no card number', (_, cardNo) => {
  expect(refusalOf(cardNo)).toBe('CARD_INVALID')
})

it('one wrong digit anywhere in a number is noticed', () => {
  const cardNo = numberEndingIn(sandboxBanks[0], '1234', 7)
  for (let index = 0; index < cardNo.length; index++) {
    const wrong = cardNo.slice(0, index) + ((Number(cardNo[index]) + 1) % 10) + cardNo.slice(index + 1)
    expect(refusalOf(wrong)).toBe('CARD_INVALID')
  }
})

it('a credit card and the card of an unknown bank are told from a wrong number', () => {
  expect(refusalOf(checked('625011000000000'))).toBe('CARD_CREDIT')
  expect(refusalOf(checked('601100000000000'))).toBe('BANK_UNKNOWN')
})

it('the numbers that are offered to newcomers are those of cards, one of them a credit card', () => {
  const refusals = sampleNumbers.map(({ cardNo }) => refusalOf(cardNo))
  expect(refusals).toEqual([...Array.from({ length: 6 }, () => undefined), 'CARD_CREDIT'])
})
