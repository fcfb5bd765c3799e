import { randomFrom } from '@tests/fixtures/random'
import { amountProblem, rateProblem } from '@/center/capture/calc/amountAndRate'
import { type Loan, planOf } from '@/center/capture/calc/instalments'

const next = randomFrom(7)
const from = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
const loans = Array.from(
  { length: 400 },
  (_, index): Loan => ({
    amount: from(10_000, 100_000_000),
    months: [1, 2, 3, 6, 12, 24, 36][index % 7] ?? 12,
    yearRate: index % 5 === 0 ? 0 : from(1, 3_600),
    method: index % 2 === 0 ? 'payment' : 'principal',
  }),
)
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

describe('P21 a plan of instalments', () => {
  it.each([
    [{ amount: 1_000_000, months: 12, yearRate: 1_440, method: 'payment' }, 89_975, 79_705],
    [{ amount: 1_000_000, months: 12, yearRate: 1_440, method: 'principal' }, 95_333, 78_000],
    [{ amount: 1_200_000, months: 12, yearRate: 0, method: 'payment' }, 100_000, 0],
    [{ amount: 10_000, months: 3, yearRate: 0, method: 'payment' }, 3_333, 0],
  ] as const)('of %j begins with %d fen and costs %d', (loan, first, fee) => {
    const plan = planOf(loan)
    expect([plan.instalments[0]?.payment, plan.fee]).toEqual([first, fee])
  })

  it('repays exactly the amount, and nothing but whole fen', () => {
    for (const loan of loans) {
      const { instalments, fee, total } = planOf(loan)
      expect(instalments).toHaveLength(loan.months)
      expect(sum(instalments.map(({ principal }) => principal))).toBe(loan.amount)
      expect(sum(instalments.map(({ payment }) => payment))).toBe(total)
      expect(total).toBe(loan.amount + fee)
      expect(instalments.at(-1)?.rest).toBe(0)
      for (const one of instalments) {
        expect(Object.values(one).every((value) => Number.isSafeInteger(value) && value >= 0)).toBe(true)
        expect(one.payment).toBe(one.principal + one.interest)
      }
    }
  })

  it('pays the same every month, which is the formula’s amount to a fen, and the last month at most a few fen more or less', () => {
    for (const loan of loans.filter(({ method }) => method === 'payment')) {
      const { instalments } = planOf(loan)
      const rate = loan.yearRate / 120_000
      const formula = rate === 0 ? loan.amount / loan.months : (loan.amount * rate) / (1 - (1 + rate) ** -loan.months)
      const usual = new Set(instalments.slice(0, -1).map(({ payment }) => payment))
      expect(usual.size).toBeLessThanOrEqual(1)
      for (const payment of usual) expect(Math.abs(payment - formula)).toBeLessThan(1.01)
      expect(Math.abs((instalments.at(-1)?.payment ?? 0) - formula)).toBeLessThan(loan.months * 2)
    }
  })

  it('owes less every month, and costs more at a higher rate and over a longer term', () => {
    for (const loan of loans) {
      const { instalments, fee } = planOf(loan)
      const rests = instalments.map(({ rest }) => rest)
      expect(rests.every((rest, index) => index === 0 || rest < (rests[index - 1] ?? 0))).toBe(true)
      expect(planOf({ ...loan, yearRate: loan.yearRate + 50 }).fee).toBeGreaterThan(fee)
      expect(planOf({ ...loan, months: loan.months + 12 }).fee).toBeGreaterThanOrEqual(fee)
    }
  })

  it('without a rate costs nothing', () => {
    for (const loan of loans) expect(planOf({ ...loan, yearRate: 0 }).fee).toBe(0)
  })

  it.each([
    { amount: 0 },
    { amount: 1.5 },
    { amount: -100 },
    { months: 0 },
    { months: 2.5 },
    { yearRate: -1 },
    { yearRate: Number.NaN },
    { amount: Number.MAX_SAFE_INTEGER, yearRate: 3_600 },
  ])('is not made of %j', (wrong) => {
    expect(() => planOf({ amount: 10_000, months: 12, yearRate: 1_000, method: 'payment', ...wrong })).toThrow(
      RangeError,
    )
  })
})

describe('what is wrong with the fields', () => {
  it.each([
    ['', 'empty'],
    [' ', 'empty'],
    ['abc', 'wrong'],
    ['-5', 'wrong'],
    ['1.234', 'wrong'],
    ['99.99', 'low'],
    ['100', undefined],
    ['1000000', undefined],
    ['1000000.01', 'high'],
  ])('of the amount %p: %p', (text, problem) => {
    expect(amountProblem(text)).toBe(problem)
  })

  it.each([
    ['', 'empty'],
    ['x', 'wrong'],
    ['14.456', 'wrong'],
    ['0', undefined],
    ['36', undefined],
    ['36.01', 'high'],
  ])('of the rate %p: %p', (text, problem) => {
    expect(rateProblem(text)).toBe(problem)
  })
})
