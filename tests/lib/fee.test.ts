import { feeOf, percent } from '@/lib/fee'

/** The same fee by the arithmetic of big integers: the quotient, and one more where anything is left. */
const bigFee = (amount: number, rate: number, min: number): number => {
  const parts = BigInt(amount) * BigInt(rate)
  const share = Number(parts / 10_000n) + (parts % 10_000n > 0n ? 1 : 0)
  return amount === 0 ? 0 : Math.max(min, share)
}

describe('feeOf', () => {
  it.each([
    [0, 0, 0, 0],
    [1, 0, 0, 0],
    [500_000, 0, 0, 0],
    [0, 10, 10, 0],
    [100, 10, 10, 10],
    [10_000, 10, 10, 10],
    [10_001, 10, 10, 11],
    [11_000, 10, 10, 11],
    [11_001, 10, 10, 12],
    [500_000, 10, 10, 500],
    [100, 0, 25, 25],
    [1, 1, 0, 1],
    [10_000, 1, 0, 1],
    [10_001, 1, 0, 2],
    [333, 10_000, 0, 333],
  ])('%i fen at a rate of %i and at least %i fen costs %i fen', (amount, feeRate, feeMin, fee) => {
    expect(feeOf(amount, { feeRate, feeMin })).toBe(fee)
  })

  it('agrees with exact arithmetic for every amount up to 300.00 yuan and the rates that are in use', () => {
    const wrong: string[] = []
    for (const [rate, min] of [
      [0, 0],
      [10, 10],
      [38, 0],
      [60, 100],
    ] as const) {
      for (let amount = 0; amount <= 30_000; amount += 1) {
        const fee = feeOf(amount, { feeRate: rate, feeMin: min })
        if (fee !== bigFee(amount, rate, min)) wrong.push(`${amount} at ${rate}: ${fee}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('is exact for amounts at which a division of floating-point numbers is not', () => {
    const amount = 900_719_925_474_090
    expect(feeOf(amount, { feeRate: 1, feeMin: 0 })).toBe(bigFee(amount, 1, 0))
    expect(feeOf(amount + 1, { feeRate: 1, feeMin: 0 })).toBe(bigFee(amount + 1, 1, 0))
  })

  it.each([
    [-1, 10, 10],
    [1.5, 10, 10],
    [100, -1, 0],
    [100, 0.5, 0],
    [100, 10, -1],
    [100, 10, 0.1],
    [Number.NaN, 10, 10],
    [Number.MAX_SAFE_INTEGER, 10, 10],
  ])('refuses %d at %d from %d', (amount, feeRate, feeMin) => {
    expect(() => feeOf(amount, { feeRate, feeMin })).toThrow(RangeError)
  })
})

it.each([
  [0, '0%'],
  [10, '0.1%'],
  [100, '1%'],
  [1_000, '10%'],
  [1_440, '14.4%'],
  [2_399, '23.99%'],
])('%p hundredths of a percent', (hundredths, text) => {
  expect(percent(hundredths)).toBe(text)
})
