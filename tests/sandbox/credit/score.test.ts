import {
  type Facts,
  factorsOf,
  levelOf,
  MATCHED_FROM,
  MAXIMUM,
  MINIMUM,
  offerFor,
  scoreOf,
} from '../../../sandbox/areas/credit/score'

const nothing: Facts = { isOpen: true, paidOrders: 0, refundedOrders: 0, boundCards: 0, isMember: false, months: 0 }

describe('the credit score', () => {
  it.each([
    [nothing, 550],
    [{ ...nothing, paidOrders: 1 }, 565],
    [{ ...nothing, paidOrders: 10 }, 700],
    [{ ...nothing, paidOrders: 11 }, 700],
    [{ ...nothing, refundedOrders: 5 }, 450],
    [{ ...nothing, refundedOrders: 6 }, 450],
    [{ ...nothing, boundCards: 3 }, 600],
    [{ ...nothing, isMember: true }, 590],
    [{ ...nothing, months: 30 }, 598],
  ])('of %j is %i', (facts, score) => {
    expect(scoreOf(facts)).toBe(score)
  })

  it('does not exist before the account is open', () => {
    expect(scoreOf({ ...nothing, isOpen: false, paidOrders: 10 })).toBeUndefined()
  })

  it('stays between its ends', () => {
    const best = { ...nothing, paidOrders: 99, boundCards: 9, isMember: true, months: 99 }
    const worst = { ...nothing, refundedOrders: 99 }
    expect(scoreOf(best)).toBeLessThanOrEqual(MAXIMUM)
    expect(scoreOf(worst)).toBeGreaterThanOrEqual(MINIMUM)
  })

  it('is moved by what happened, the strongest first', () => {
    expect(factorsOf({ ...nothing, paidOrders: 1, refundedOrders: 2, isMember: true })).toEqual([
      { factorId: 'refunds', effect: 'down', points: 40 },
      { factorId: 'member', effect: 'up', points: 40 },
      { factorId: 'orders', effect: 'up', points: 15 },
    ])
    expect(factorsOf(nothing)).toEqual([])
  })

  it.each([
    [MINIMUM, 'low'],
    [549, 'low'],
    [550, 'fair'],
    [649, 'fair'],
    [650, 'good'],
    [749, 'good'],
    [750, 'excellent'],
    [MAXIMUM, 'excellent'],
  ])('%i is %s', (score, level) => {
    expect(levelOf(score)).toBe(level)
  })

  it.each([
    [MATCHED_FROM, 500_000, 1_280],
    [MATCHED_FROM + 9, 500_000, 1_280],
    [MATCHED_FROM + 10, 600_000, 1_280],
    [750, 1_800_000, 960],
  ])('%i is offered %i fen at a rate of %i', (score, amount, rate) => {
    expect(offerFor(score)).toEqual({ amount, rate })
  })
})
