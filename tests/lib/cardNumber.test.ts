import { formatCard, isCardNumber, normalizeCard, settledCard, typedCard } from '@/lib/cardNumber'

const full = '6217 1100 0000 0000 019'
const digits = '6217110000000000019'

it('is 16 to 19 digits that pass the check, spaces aside', () => {
  for (const text of [full, digits, '4111 1111 1111 1111']) expect([text, isCardNumber(text)]).toEqual([text, true])
  for (const text of ['', '41', '411111111111116', '4111111111111112', '4111111111111111x', '0'.repeat(20)])
    expect([text, isCardNumber(text)]).toEqual([text, false])
})

it('is sent without spaces, and shown in groups of four with 19 digits at most', () => {
  expect(normalizeCard(full)).toBe(digits)
  expect(formatCard(digits)).toBe(full)
  expect(formatCard(`${digits}99`)).toBe(full)
  expect(formatCard('')).toBe('')
})

it('is grouped while digits are typed or removed at the end', () => {
  let text = ''
  for (const digit of digits) text = typedCard(text, text + digit)
  expect(text).toBe(full)
  for (let left = digits.length; left > 0; left--) {
    text = typedCard(text, text.slice(0, -1))
    expect(text.endsWith(' ')).toBe(false)
  }
  expect(text).toBe('')
})

it('pasted into an empty field is grouped', () => {
  expect(typedCard('', digits)).toBe(full)
})

it.each([
  ['a digit removed in the middle', full, '6217 110 0000 0000 019'],
  ['a letter', '6217', '6217a'],
  ['more than 19 digits', full, `${full}9`],
])('stays as typed after %s, so that the cursor does not jump', (_, before, text) => {
  expect(typedCard(before, text)).toBe(text)
})

it('is grouped when the field is left, and a wrong one stays as typed', () => {
  expect(settledCard('4111111111111111')).toBe('4111 1111 1111 1111')
  expect(settledCard('4111 1111x')).toBe('4111 1111x')
})
