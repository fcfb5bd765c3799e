import { type Allowance, amountRefusal, DAY_AMOUNT, leftOf, offeredAmounts } from '../../../sandbox/areas/wallet/limits'
import { endAfterReturn, endingNext, type LotFacts, partsOf } from '../../../sandbox/areas/wallet/lotTerms'
import { cameBack, isOpen, payoutMs, payoutOutcome } from '../../../sandbox/areas/wallet/payoutState'
import { rebateOf } from '../../../sandbox/areas/wallet/rebate'

const dayMs = 86_400_000
const now = new Date('2025-06-02T04:00:00Z')
const at = (days: number) => new Date(now.getTime() + days * dayMs)

describe('amountRefusal', () => {
  const full: Allowance = { balance: 1_000_000, leftToday: 1_000_000, timesLeft: 3 }

  it.each<[number, Partial<Allowance>, ReturnType<typeof amountRefusal>]>([
    [0, {}, 'AMOUNT_TOO_SMALL'],
    [-100, {}, 'AMOUNT_TOO_SMALL'],
    [99, {}, 'AMOUNT_TOO_SMALL'],
    [100, {}, undefined],
    [500_000, {}, undefined],
    [500_001, {}, 'AMOUNT_TOO_LARGE'],
    [5_000, { balance: 4_999 }, 'BALANCE_SHORT'],
    [5_000, { balance: 5_000 }, undefined],
    [5_000, { timesLeft: 0 }, 'DAILY_TIMES'],
    [5_000, { timesLeft: 1 }, undefined],
    [5_000, { leftToday: 4_999 }, 'DAILY_LIMIT'],
    [5_000, { leftToday: 5_000 }, undefined],
    [5_000, { balance: 0, timesLeft: 0, leftToday: 0 }, 'BALANCE_SHORT'],
    [5_000, { timesLeft: 0, leftToday: 0 }, 'DAILY_TIMES'],
    [99, { balance: 0 }, 'AMOUNT_TOO_SMALL'],
  ])('R-117 %i fen with %o is %s', (amount, changes, refusal) => {
    expect(amountRefusal(amount, { ...full, ...changes })).toBe(refusal)
  })
})

describe('offeredAmounts', () => {
  const usual = [1_000, 2_000, 5_000, 10_000, 20_000, 50_000]

  it.each([
    [0, usual],
    [99, usual],
    [100, [100, ...usual]],
    [5_000, usual],
    [12_850, [1_000, 2_000, 5_000, 10_000, 12_850, 20_000, 50_000]],
    [500_000, [...usual, 500_000]],
    [500_001, usual],
  ])('R-117 a balance of %i fen offers %j', (balance, amounts) => {
    expect(offeredAmounts(balance)).toEqual(amounts)
  })
})

describe('leftOf', () => {
  const made = (createdAt: string, status: Parameters<typeof isOpen>[0] = 'paid', amount = 1_000) => ({
    createdAt: new Date(createdAt),
    status,
    amount,
  })

  it('R-117 counts the day as Beijing has it', () => {
    expect(leftOf([made('2025-06-01T15:59:59.999Z')], now)).toEqual({ leftToday: DAY_AMOUNT, timesLeft: 3 })
    expect(leftOf([made('2025-06-01T16:00:00Z')], now)).toEqual({ leftToday: DAY_AMOUNT - 1_000, timesLeft: 2 })
    expect(leftOf([made('2025-06-02T15:59:59.999Z')], now)).toEqual({ leftToday: DAY_AMOUNT - 1_000, timesLeft: 2 })
    expect(leftOf([made('2025-06-02T16:00:00Z')], now)).toEqual({ leftToday: DAY_AMOUNT, timesLeft: 3 })
  })

  it('R-117 counts what is on its way or paid, and not what came back', () => {
    const times = (['submitted', 'processing', 'to_confirm', 'paid', 'returned', 'expired'] as const).map(
      (status) => leftOf([made('2025-06-02T01:00:00Z', status)], now).timesLeft,
    )
    expect(times).toEqual([2, 2, 2, 2, 3, 3])
  })

  it('R-117 never goes below zero', () => {
    const many = Array.from({ length: 5 }, () => made('2025-06-02T01:00:00Z', 'paid', 500_000))
    expect(leftOf(many, now)).toEqual({ leftToday: 0, timesLeft: 0 })
  })
})

it('each status is open, or paid, or came back', () => {
  const all = ['submitted', 'processing', 'to_confirm', 'paid', 'returned', 'expired'] as const
  expect(all.filter(isOpen)).toEqual(['submitted', 'processing', 'to_confirm'])
  expect(all.filter(cameBack)).toEqual(['returned', 'expired'])
})

describe('partsOf', () => {
  const lots: LotFacts[] = [
    { lotId: 1, left: 500, endsAt: at(60) },
    { lotId: 2, left: 300, endsAt: at(10) },
    { lotId: 3, left: 0, endsAt: at(1) },
    { lotId: 4, left: 200, endsAt: at(10) },
  ]

  it.each([
    [0, []],
    [1, [[2, 1]]],
    [300, [[2, 300]]],
    [
      301,
      [
        [2, 300],
        [4, 1],
      ],
    ],
    [
      1_000,
      [
        [2, 300],
        [4, 200],
        [1, 500],
      ],
    ],
  ])('%i fen are taken from what ends first, and then from what is older', (amount, parts) => {
    expect(partsOf(lots, amount).map((part) => [part.lotId, part.amount])).toEqual(parts)
  })

  it('refuses more than the lots hold', () => {
    expect(() => partsOf(lots, 1_001)).toThrow(RangeError)
    expect(() => partsOf([], 1)).toThrow(RangeError)
  })
})

describe('endingNext', () => {
  const lot = (left: number, days: number) => ({ lotId: 1, left, endsAt: at(days) })

  it('an empty wallet has nothing that ends', () => {
    expect(endingNext([], now)).toEqual({ soon: 0 })
    expect(endingNext([lot(0, 1)], now)).toEqual({ soon: 0 })
  })

  it('sums what ends within 30 days, to the millisecond, and names what ends next', () => {
    const late = { lotId: 2, left: 70, endsAt: new Date(at(30).getTime() + 1) }
    expect(endingNext([lot(50, 30), lot(20, 2), lot(5, 2), late], now)).toEqual({
      soon: 75,
      next: { amount: 25, time: at(2).getTime() },
    })
    expect(endingNext([late], now)).toEqual({ soon: 0, next: { amount: 70, time: late.endsAt.getTime() } })
  })
})

it('money that comes back can be used for a week at least', () => {
  expect(endAfterReturn(at(60), now)).toEqual(at(60))
  expect(endAfterReturn(at(7), now)).toEqual(at(7))
  expect(endAfterReturn(at(6), now)).toEqual(at(7))
  expect(endAfterReturn(at(-20), now)).toEqual(at(7))
})

it.each([
  ['bank', '**** 6104', 'paid', 6_000],
  ['bank', '**** 4444', 'returned', 6_000],
  ['bank', '**** 9999', 'paid', 60_000],
  ['alipay', '138 **** 4444', 'paid', 3_000],
  ['wechat', '**** 4444', 'to_confirm', 3_000],
] as const)('a payout to %s %s is %s after %i ms', (kind, masked, outcome, ms) => {
  expect(payoutOutcome(kind, masked)).toBe(outcome)
  expect(payoutMs(kind, masked)).toBe(ms)
})

it('a rebate is one percent for members, rounded down, and nothing for others', () => {
  expect([99, 100, 199, 4_860].map((amount) => rebateOf(amount, true))).toEqual([0, 1, 1, 48])
  expect(rebateOf(4_860, false)).toBe(0)
})
