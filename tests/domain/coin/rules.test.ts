import { goodsRefusal } from '@/contract/coin/goodsRefusal'
import { codeRule } from '@/domain/coin/codeRule'
import { nextStepOf } from '@/domain/coin/nextStep'

const open = { stock: 1, taken: 0, limit: 1, coins: 100 }

it.each([
  [open, 100, undefined],
  [open, 99, 'COINS_SHORT'],
  [{ ...open, taken: 1 }, 100, 'LIMIT_REACHED'],
  [{ ...open, taken: 2 }, 0, 'LIMIT_REACHED'],
  [{ ...open, stock: 0 }, 100, 'SOLD_OUT'],
  [{ ...open, stock: 0, taken: 1 }, 0, 'SOLD_OUT'],
  [{ ...open, stock: -1 }, 100, 'SOLD_OUT'],
])('R-118 goods %j with %i coins are refused as %s', (goods, balance, refusal) => {
  expect(goodsRefusal(goods, balance)).toBe(refusal)
})

describe('R-118 a code', () => {
  const rule = codeRule('')

  it.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['HB05K7M3Q2W', 'malformed'],
    ['HB05K7M3Q2WXY', 'malformed'],
    ['HB05K7M3Q2W！', 'malformed'],
    ['hb05-k7m3 q2wx', undefined],
  ])('%j has the problem %s', (text, problem) => {
    expect(rule.problem(text)).toBe(problem)
  })

  it.each([
    ['hb05k7m3q2wx', 'HB05-K7M3-Q2WX'],
    ['HB05 K7M3 Q2WX', 'HB05-K7M3-Q2WX'],
    ['hb05k7', 'hb05k7'],
    ['', ''],
  ])('%j is shown as %j once it is left', (text, shown) => {
    expect(rule.settled?.(text)).toBe(shown)
  })

  it('is sent as capitals and digits, and one of a link is filled in', () => {
    expect(rule.sent?.('hb05-k7m3 q2wx')).toBe('HB05K7M3Q2WX')
    expect(codeRule('hb05k7m3q2wx').initial).toBe('HB05-K7M3-Q2WX')
  })
})

it.each([
  ['COINS_SHORT', 'earn'],
  ['COST_CHANGED', 'again'],
  ['EXCHANGE_ENDED', 'again'],
  ['SOLD_OUT', 'other'],
  ['LIMIT_REACHED', 'other'],
  ['BRAND_NEW', 'other'],
  ['constructor', 'other'],
])('R-118 after %s the customer can %s', (code, step) => {
  expect(nextStepOf(code)).toBe(step)
})
