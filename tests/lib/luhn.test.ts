import { isLuhn } from '@/lib/luhn'

/** The check as it is told in words: digits from the right, every second one doubled, nines taken away, the sum ends in 0. */
function byHand(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < digits.length; index++) {
    let digit = Number(digits[digits.length - 1 - index])
    if (index % 2 === 1) digit *= 2
    if (digit > 9) digit -= 9
    sum += digit
  }
  return sum % 10 === 0
}

it('agrees with the check by hand on every number of up to five digits', () => {
  for (let length = 1; length <= 5; length++) {
    const all = Array.from({ length: 10 ** length }, (_, value) => String(value).padStart(length, '0'))
    expect(all.filter((digits) => isLuhn(digits) !== byHand(digits))).toEqual([])
  }
})

it.each(['79927398713', '4111111111111111', '6217110000000000019', '0'])('accepts %s', (digits) => {
  expect(isLuhn(digits)).toBe(true)
})

it('notices every single wrong digit, and every swap of two neighbours but 09 and 90', () => {
  const number = '4111111111111111'
  for (let index = 0; index < number.length; index++) {
    for (let digit = 0; digit < 10; digit++) {
      const wrong = number.slice(0, index) + digit + number.slice(index + 1)
      expect(isLuhn(wrong)).toBe(wrong === number)
    }
  }
  for (let first = 0; first < 10; first++) {
    for (let second = 0; second < 10; second++) {
      const stem = `62171100${first}${second}0000000`
      const end = Array.from({ length: 10 }, (_, digit) => `${stem}${digit}`)
        .find(isLuhn)
        ?.slice(-1)
      const swapped = `62171100${second}${first}0000000${end}`
      const isBlind = first === second || (first + second === 9 && Math.abs(first - second) === 9)
      expect([first, second, isLuhn(swapped)]).toEqual([first, second, isBlind])
    }
  }
})

it.each(['', ' ', '4111 1111 1111 1111', '41111111x', '１２３', '-4'])(
  'refuses %p, which is no text of digits',
  (text) => {
    expect(isLuhn(text)).toBe(false)
  },
)
