import { cleanKeyword, longestKeyword } from '@/domain/mall/keyword'
import { priceFall } from '@/domain/mall/priceFall'
import { largestQuantity } from '@/domain/mall/quantity'

describe('how many may be bought', () => {
  it.each([
    [10, 99, 10],
    [10, 3, 3],
    [10, 10, 10],
    [1, 5, 1],
    [10, 0, 1],
  ])('limit %i with stock %i gives %i', (limit, stock, most) => {
    expect(largestQuantity(limit, stock)).toBe(most)
  })
})

describe('a price that falls over the day', () => {
  const steps = [
    { at: 1000, price: 500 },
    { at: 2000, price: 400 },
    { at: 3000, price: 300 },
  ]

  it.each([
    ['before the first step', 999, -1, 1000],
    ['at the very moment of a step', 1000, 0, 2000],
    ['between two steps', 2999, 1, 3000],
  ])('%s', (_, now, current, nextAt) => {
    expect(priceFall(steps, now)).toEqual({ current, next: steps.find(({ at }) => at === nextAt) })
  })

  it('has no next step once it is at its lowest', () => {
    expect(priceFall(steps, 3000)).toEqual({ current: 2, next: undefined })
  })

  it('has no current step without steps', () => {
    expect(priceFall([], 5)).toEqual({ current: -1, next: undefined })
  })
})

describe('a search text', () => {
  it.each([
    ['', undefined],
    ['  \n ', undefined],
    ['  拿铁 ', '拿铁'],
    ['gift \t card', 'gift card'],
  ])('%j is searched for as %j', (text, keyword) => {
    expect(cleanKeyword(text)).toBe(keyword)
  })

  it('is cut where the server would cut it', () => {
    expect(cleanKeyword('x'.repeat(longestKeyword + 5))).toBe('x'.repeat(longestKeyword))
  })
})
