import type { Fen } from '@/contract/endpoint'
import type { Text } from '../../language'

/** What a customer must be to take a coupon. */
type Condition = 'member' | 'card'

/** A coupon that can be taken, once for each customer. */
export interface Offer {
  offerId: string
  name: Text
  kind: 'goods' | 'loan'
  categoryId: string | null
  goodsId: string | null
  threshold: Fen
  discount: Fen
  condition?: Condition
  /** How many there are; absent where there is no limit. */
  total?: number
  /** How many of them other customers have taken before the start. */
  gone?: number
}

const offer =
  (kind: Offer['kind']) =>
  (offerId: string, name: Text, threshold: Fen, discount: Fen, more: Partial<Offer> = {}): Offer => ({
    kind,
    categoryId: null,
    goodsId: null,
    offerId,
    name,
    threshold,
    discount,
    ...more,
  })

/** For all goods of the mall unless it names some. */
const sale = offer('goods')
const loan = offer('loan')

/** The coupons for goods, in the order in which they are shown. */
const saleOffers: readonly Offer[] = [
  sale('mall-50', { zh: '生活好物通用券', en: 'Everyday coupon' }, 5_000, 500),
  sale('mall-30', { zh: '天天满 30 减 4 元', en: '¥4 off orders over ¥30' }, 3_000, 400),
  sale('mall-200', { zh: '满 200 减 25 元大额券', en: '¥25 off orders over ¥200' }, 20_000, 2_500, {
    total: 200,
    gone: 164,
  }),
  sale('phone-50', { zh: '话费满 50 减 2 元', en: '¥2 off phone credit over ¥50' }, 5_000, 200, { categoryId: '101' }),
  sale('drinks-15', { zh: '咖啡茶饮满 15 减 5 元', en: '¥5 off drinks over ¥15' }, 1_500, 500, {
    categoryId: '201',
    total: 80,
    gone: 21,
  }),
  sale('fuel-100', { zh: '加油充电满 100 减 8 元', en: '¥8 off fuel over ¥100' }, 10_000, 800, { categoryId: '203' }),
  sale('video-20', { zh: '影视会员满 20 减 6 元', en: '¥6 off video passes over ¥20' }, 2_000, 600, {
    categoryId: '102',
    condition: 'member',
  }),
  sale('member-100', { zh: '会员满 100 减 18 元', en: 'Members: ¥18 off orders over ¥100' }, 10_000, 1_800, {
    condition: 'member',
  }),
  sale('latte-1', { zh: '生椰拿铁立减 3 元', en: '¥3 off a coconut latte' }, 900, 300, {
    goodsId: '20101',
    total: 30,
    gone: 29,
  }),
  sale('flash-10', { zh: '限量满 10 减 9 元', en: 'Flash: ¥9 off orders over ¥10' }, 1_000, 900, {
    total: 50,
    gone: 50,
  }),
]

/** The coupons of the credit side, in the order in which they are shown. */
const financeOffers: readonly Offer[] = [
  loan('loan-interest-30', { zh: '30 元免息券', en: '¥30 interest-free coupon' }, 100_000, 3_000, {
    condition: 'card',
  }),
  loan('loan-repay-8', { zh: '按时还款减 8 元', en: '¥8 off a repayment on time' }, 80_000, 800, { condition: 'card' }),
  loan('loan-member-80', { zh: '会员 80 元免息券', en: 'Members: ¥80 interest-free coupon' }, 300_000, 8_000, {
    condition: 'member',
    total: 60,
    gone: 12,
  }),
]

/** Every coupon that can be taken, by where it is shown. */
export const offersOf = { sale: saleOffers, finance: financeOffers } as const

export const allOffers: readonly Offer[] = [...saleOffers, ...financeOffers]
