import type { CouponDetail } from '@/contract/coupon/detail'
import type { CouponOffer } from '@/contract/coupon/offers'
import type { CouponListRes, CouponRow } from '@/contract/coupon/own'

/** Noon of 20 May 2030. */
export const now = Date.parse('2030-05-20T12:00:00+08:00')
export const dayMs = 86_400_000

export const rowOf = (couponId: string, more: Partial<CouponRow> = {}): CouponRow => ({
  couponId,
  name: `name of ${couponId}`,
  kind: 'goods',
  amount: 500,
  threshold: 3_000,
  scope: '商城通用',
  state: 'usable',
  receivedTime: now - 10 * dayMs,
  endTime: now + 20 * dayMs,
  jumpUrl: '/pages/mall/index',
  ...more,
})

export const detailOf = (more: Partial<CouponDetail> = {}): CouponDetail => ({
  ...rowOf('Q1'),
  source: '会员权益',
  rules: ['one rule'],
  ...more,
})

export const listOf = (coupons: CouponRow[], more: Partial<CouponListRes> = {}): CouponListRes => ({
  coupons,
  counts: { usable: coupons.length, used: 2, expired: 0 },
  saving: 1_550,
  ...more,
})

export const offerOf = (offerId: string, more: Partial<CouponOffer> = {}): CouponOffer => ({
  offerId,
  name: `name of ${offerId}`,
  kind: 'goods',
  amount: 900,
  threshold: 0,
  scope: '商城通用',
  state: 'can_receive',
  left: 0,
  total: 0,
  jumpUrl: '',
  ...more,
})
