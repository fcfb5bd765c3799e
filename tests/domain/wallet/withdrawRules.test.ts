import { withdraw } from '@/contract/wallet/withdraw'
import {
  amountProblem,
  feeAt,
  type Limits,
  makesStale,
  mostOf,
  placeOf,
  typedFen,
} from '@/domain/wallet/withdraw/withdrawRules'
import { accountOf } from './samples'

const limits: Limits = { minimum: 100, maximum: 50_000, leftToday: 30_000, timesLeft: 2, balance: 40_000 }
const problem = (text: string, more: Partial<Limits> = {}, fee = 0) => amountProblem(text, { ...limits, ...more }, fee)

describe('what is typed as an amount', () => {
  it.each([
    ['12.5', 1250],
    [' 12 ', 1200],
    ['¥1,000', 100_000],
    ['￥3', 300],
    ['3。5', 350],
    ['3．5', 350],
  ])('reads %j as %p fen, as it may be copied', (text, fen) => {
    expect(typedFen(text)).toBe(fen)
  })

  it.each(['', 'abc', '1.2.3', '-5', '1.234'])('reads no amount in %j', (text) => {
    expect(typedFen(text)).toBeUndefined()
  })
})

describe('what is wrong with an amount', () => {
  it.each([
    ['', {}, 'empty'],
    ['  ', {}, 'empty'],
    ['abc', {}, 'invalid'],
    ['1.234', {}, 'invalid'],
    ['0', { minimum: 0 }, 'belowMinimum'],
    ['0.99', {}, 'belowMinimum'],
    ['1', {}, undefined],
    ['300', {}, undefined],
    ['300.01', {}, 'aboveToday'],
    ['400', { leftToday: 90_000 }, undefined],
    ['400.01', { leftToday: 90_000 }, 'aboveBalance'],
    ['500', { balance: 90_000, leftToday: 90_000 }, undefined],
    ['500.01', { balance: 90_000, leftToday: 90_000 }, 'aboveMaximum'],
    ['9999999999999.99', {}, 'aboveBalance'],
    ['10', { timesLeft: 0 }, 'noTimes'],
    ['0.50', { timesLeft: 0 }, 'belowMinimum'],
    ['10', { leftToday: 0 }, 'aboveToday'],
    ['1', { balance: 0 }, 'aboveBalance'],
  ])('%j with %j: %p', (text, more, expected) => {
    expect(problem(text, more)).toBe(expected)
  })

  it.each([
    [99, undefined],
    [100, 'eatenByFee'],
    [101, 'eatenByFee'],
  ])('of 1 yuan something must arrive after a fee of %p fen: %p', (fee, expected) => {
    expect(problem('1', {}, fee)).toBe(expected)
  })
})

describe('the fee of what is typed', () => {
  const account = accountOf({ feeRate: 10, feeMin: 10 })

  it.each([
    [100, 10],
    [10_000, 10],
    [20_000, 20],
    [20_001, 21],
    [40_000, 40],
    [40_001, 0],
    [999_999_999_999_999, 0],
    [undefined, 0],
  ])('of %p fen, of 40000 in the wallet, is %p', (amount, fee) => {
    expect(feeAt(account, amount, 40_000)).toBe(fee)
  })

  it('is nothing without an account', () => {
    expect(feeAt(undefined, 100, 40_000)).toBe(0)
  })
})

it.each([
  [{}, 30_000],
  [{ leftToday: 90_000 }, 40_000],
  [{ leftToday: 90_000, balance: 90_000 }, 50_000],
  [{ leftToday: 0 }, 0],
])('all that can be withdrawn with %j is %p', (more, most) => {
  expect(mostOf({ ...limits, ...more })).toBe(most)
})

describe('refusals of a withdrawal', () => {
  it('all have a place of their own', () => {
    expect(Object.fromEntries(withdraw.refusals.map((code) => [code, placeOf(code)]))).toEqual({
      BALANCE_SHORT: 'amount',
      AMOUNT_TOO_SMALL: 'amount',
      AMOUNT_TOO_LARGE: 'amount',
      DAILY_LIMIT: 'amount',
      DAILY_TIMES: 'amount',
      FEE_CHANGED: 'fee',
      ACCOUNT_UNKNOWN: 'account',
      IDENTITY_MISSING: 'identity',
      CODE_WRONG: 'code',
      CODE_EXPIRED: 'code',
      CODE_USED: 'code',
      CODE_LOCKED: 'code',
    })
  })

  it('one that this build does not know stands over the button', () => {
    expect(placeOf('BRAND_NEW')).toBe('submit')
    expect(placeOf('toString')).toBe('submit')
  })

  it('those about the wallet make what is on the screen stale', () => {
    const stale = withdraw.refusals.filter(makesStale)
    expect(stale).toEqual([
      'BALANCE_SHORT',
      'AMOUNT_TOO_SMALL',
      'AMOUNT_TOO_LARGE',
      'DAILY_LIMIT',
      'DAILY_TIMES',
      'ACCOUNT_UNKNOWN',
    ])
  })
})
