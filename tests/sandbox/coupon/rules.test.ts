import { receivedAt, stateOf } from '../../../sandbox/areas/coupon/couponState'
import { isNewCustomer, newUntil } from '../../../sandbox/areas/coupon/newCustomer'
import { asCouponRow } from '../../../sandbox/areas/coupon/views'
import { placeOf, scopeOf, secondLevelOf } from '../../../sandbox/areas/order/couponScope'
import type { Coupon } from '../../../sandbox/areas/order/coupons'

const now = new Date('2026-03-02T04:00:00Z')
const dayMs = 86_400_000
const at = (ms: number) => new Date(now.getTime() + ms)
const coupon: Coupon = {
  couponId: 'Q1',
  userId: 101,
  name: { zh: '券', en: 'Coupon' },
  kind: 'goods',
  categoryId: null,
  goodsId: null,
  source: 'gift',
  onceKey: null,
  threshold: 3_000,
  discount: 500,
  endTime: at(1),
  orderId: null,
  usedAt: null,
}

it.each([
  ['usable to its last millisecond', {}, 'usable'],
  ['expired from its end on', { endTime: now }, 'expired'],
  ['held by an order, also beyond its end', { orderId: 'M1', endTime: at(-1) }, 'held'],
  ['used, also beyond its end', { orderId: 'M1', usedAt: at(-9), endTime: at(-1) }, 'used'],
] as const)('a coupon is %s', (_title, more, state) => {
  expect(stateOf({ ...coupon, ...more }, now)).toBe(state)
})

it('R-99 a coupon was received 30 days before its end', () => {
  expect(receivedAt({ endTime: at(30 * dayMs) })).toEqual(now)
})

it.each([
  [0, false, true],
  [30 * dayMs - 1, false, true],
  [30 * dayMs, false, false],
  [0, true, false],
])('who signed up %d ms ago and has paid: %s is a new customer: %s', (ago, hasPaid, expected) => {
  const createdAt = at(-ago)
  expect(isNewCustomer({ createdAt, hasPaid }, now)).toBe(expected)
  expect(newUntil(createdAt)).toEqual(at(30 * dayMs - ago))
})

it.each([
  [{}, 'For everything in the mall', '/pages/mall/index'],
  [
    { categoryId: '201' },
    'For Coffee and tea only',
    '/subPackages/mall-search/index?categoryId=201&keyword=Coffee%20and%20tea',
  ],
  [{ categoryId: '100' }, 'For Digital only', '/subPackages/mall-search/index?categoryId=100&keyword=Digital'],
  [{ categoryId: '999' }, 'For everything in the mall', '/pages/mall/index'],
  [{ goodsId: '20101' }, 'For Coconut latte, medium only', '/subPackages/pdp/index?goodsId=20101'],
  [{ kind: 'loan' }, 'For loans and repayments', '/pages/nativeBridge/index?nativeType=loan'],
] as const)('a coupon with %j is for what it says, and leads there', (more, scope, place) => {
  expect([scopeOf({ ...coupon, ...more }).en, placeOf({ ...coupon, ...more }, 'en')]).toEqual([scope, place])
})

it('a top category stands for its children, another one for itself', () => {
  expect(secondLevelOf('200')).toEqual(['201', '202', '203', '204'])
  expect(secondLevelOf('203')).toEqual(['203'])
})

it('a coupon for loans waits for the card, and leads to where it is opened', () => {
  const loan: Coupon = { ...coupon, kind: 'loan' }
  const viewer = { lang: 'en', now } as const
  expect(asCouponRow(loan, { ...viewer, isCardOpen: false })).toMatchObject({
    reason: 'Open a subsidy account to use it for a loan',
    jumpUrl: 'ocr',
  })
  const open = asCouponRow(loan, { ...viewer, isCardOpen: true })
  expect([open.reason, open.jumpUrl]).toEqual([undefined, '/pages/nativeBridge/index?nativeType=loan'])
})
