import { nearEnd, stateAt } from '@/domain/coupon/couponState'

const hourMs = 3_600_000
const now = 1_900_000_000_000

it.each([
  ['usable', 1, 'usable'],
  ['usable', 0, 'expired'],
  ['usable', -1, 'expired'],
  ['held', -1, 'held'],
  ['used', -1, 'used'],
  ['expired', 1, 'expired'],
] as const)('a coupon that was %s, %d ms before its end, is %s', (state, left, expected) => {
  expect(stateAt({ state, endTime: now + left }, now)).toBe(expected)
})

it.each([
  ['usable', 72 * hourMs + 1, undefined],
  ['usable', 72 * hourMs, 'soon'],
  ['usable', 24 * hourMs + 1, 'soon'],
  ['usable', 24 * hourMs, 'last'],
  ['usable', 1, 'last'],
  ['usable', 0, undefined],
  ['held', hourMs, undefined],
  ['used', hourMs, undefined],
] as const)('a coupon that is %s, %d ms before its end, ends %s', (state, left, expected) => {
  expect(nearEnd({ state, endTime: now + left }, now)).toBe(expected)
})
