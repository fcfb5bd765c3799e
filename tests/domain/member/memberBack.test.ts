import { memberBack, monthlyPrice } from '@/domain/member/memberBack'

describe('coming back from the cashier', () => {
  it.each([
    [undefined, undefined, 0],
    [undefined, 2_000, 1],
    [1_000, 2_000, 1],
    [1_000, 1_000, 0],
    [1_000, undefined, 0],
  ] as const)('R-116 with a membership until %s before and until %s now: %s', (before, now, back) => {
    expect(memberBack(before, now)).toBe(back)
  })
})

describe('the price of a month', () => {
  it.each([
    [16_800, 12, 1_400],
    [4_900, 3, 1_633],
    [1_990, 1, 1_990],
    [100, 0, 100],
  ])('%s fen for %s months is %s', (price, months, monthly) => {
    expect(monthlyPrice({ price, months })).toBe(monthly)
  })
})
