import type { Fen } from '@/contract/endpoint'
import { offOrders } from '../../gifts'
import type { Text } from '../../language'
import type { Coupon } from '../order/coupons'

/** A coupon of the customer who has them in every state. */
export interface SeededCoupon {
  name: Text
  threshold: Fen
  discount: Fen
  /** Hours from the seeding to its end; a coupon lasts 720. */
  endsIn: number
  kind?: Coupon['kind']
  categoryId?: string
  goodsId?: string
  source?: Coupon['source']
  /** The order that it was used for, and how that ended. */
  past?: { end: 'held' | 'used' | 'returned'; hoursAgo: number }
}

const usable: readonly SeededCoupon[] = [
  { ...offOrders(20, 3), endsIn: 9 },
  { ...offOrders(40, 6), endsIn: 30, categoryId: '100' },
  { ...offOrders(25, 4), endsIn: 60, source: 'activity', categoryId: '202' },
  { ...offOrders(30, 5), endsIn: 150 },
  { ...offOrders(10, 1), endsIn: 200, categoryId: '201' },
  { ...offOrders(60, 9), endsIn: 240, categoryId: '203' },
  { ...offOrders(80, 12), endsIn: 300, source: 'exchange' },
  { ...offOrders(100, 15), endsIn: 400, source: 'member' },
  {
    name: { zh: '生椰拿铁立减 2 元', en: '¥2 off a coconut latte' },
    threshold: 900,
    discount: 200,
    endsIn: 420,
    goodsId: '20101',
  },
  { ...offOrders(45, 6), endsIn: 500, past: { end: 'returned', hoursAgo: 30 } },
  {
    name: { zh: '满 20 减 8 元饮品券', en: '¥8 off drinks over ¥20' },
    threshold: 2_000,
    discount: 800,
    endsIn: 600,
    source: 'member',
    categoryId: '201',
  },
  {
    name: { zh: '50 元免息券', en: '¥50 interest-free coupon' },
    threshold: 100_000,
    discount: 5_000,
    endsIn: 610,
    source: 'member',
    kind: 'loan',
  },
  {
    name: { zh: '还款满 500 减 5 元', en: '¥5 off repayments over ¥500' },
    threshold: 50_000,
    discount: 500,
    endsIn: 48,
    source: 'member',
    kind: 'loan',
  },
  { ...offOrders(500, 50), endsIn: 700 },
]

const used: readonly SeededCoupon[] = [
  { ...offOrders(45, 7), endsIn: 90, past: { end: 'held', hoursAgo: 1 } },
  { ...offOrders(40, 5), endsIn: 340, source: 'member', past: { end: 'used', hoursAgo: 50 } },
  { ...offOrders(35, 4), endsIn: -20, past: { end: 'used', hoursAgo: 200 } },
  { ...offOrders(30, 3), endsIn: -100, past: { end: 'used', hoursAgo: 400 } },
]

const expired: readonly SeededCoupon[] = [
  { ...offOrders(50, 8), endsIn: -5 },
  { ...offOrders(30, 6), endsIn: -50, past: { end: 'returned', hoursAgo: 60 } },
  { ...offOrders(20, 2), endsIn: -300, source: 'member' },
  {
    name: { zh: '20 元免息券', en: '¥20 interest-free coupon' },
    threshold: 50_000,
    discount: 2_000,
    endsIn: -400,
    kind: 'loan',
  },
]

export const seededCoupons: readonly SeededCoupon[] = [...usable, ...used, ...expired]
