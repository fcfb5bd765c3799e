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

const forAll = { kind: 'goods', categoryId: null, goodsId: null } as const
const forLoans = { kind: 'loan', categoryId: null, goodsId: null } as const

/** The coupons for goods, in the order in which they are shown. */
const saleOffers: readonly Offer[] = [
  {
    ...forAll,
    offerId: 'mall-50',
    name: { zh: '生活好物通用券', en: 'Good for everything' },
    threshold: 5_000,
    discount: 500,
  },
  {
    ...forAll,
    offerId: 'mall-30',
    name: { zh: '天天满30减4元', en: '¥4 off orders over ¥30' },
    threshold: 3_000,
    discount: 400,
  },
  {
    ...forAll,
    offerId: 'mall-200',
    name: { zh: '满200减25元大额券', en: '¥25 off orders over ¥200' },
    threshold: 20_000,
    discount: 2_500,
    total: 200,
    gone: 164,
  },
  {
    ...forAll,
    categoryId: '101',
    offerId: 'phone-50',
    name: { zh: '话费满50减2元', en: '¥2 off phone credit over ¥50' },
    threshold: 5_000,
    discount: 200,
  },
  {
    ...forAll,
    categoryId: '201',
    offerId: 'drinks-15',
    name: { zh: '咖啡茶饮满15减5元', en: '¥5 off drinks over ¥15' },
    threshold: 1_500,
    discount: 500,
    total: 80,
    gone: 21,
  },
  {
    ...forAll,
    categoryId: '203',
    offerId: 'fuel-100',
    name: { zh: '加油充电满100减8元', en: '¥8 off fuel over ¥100' },
    threshold: 10_000,
    discount: 800,
  },
  {
    ...forAll,
    categoryId: '102',
    offerId: 'video-20',
    name: { zh: '影视会员满20减6元', en: '¥6 off video passes over ¥20' },
    threshold: 2_000,
    discount: 600,
    condition: 'member',
  },
  {
    ...forAll,
    offerId: 'member-100',
    name: { zh: '会员满100减18元', en: 'Members: ¥18 off orders over ¥100' },
    threshold: 10_000,
    discount: 1_800,
    condition: 'member',
  },
  {
    ...forAll,
    goodsId: '20101',
    offerId: 'latte-1',
    name: { zh: '生椰拿铁立减3元', en: '¥3 off a coconut latte' },
    threshold: 900,
    discount: 300,
    total: 30,
    gone: 29,
  },
  {
    ...forAll,
    offerId: 'flash-10',
    name: { zh: '限量满10减9元', en: 'Flash: ¥9 off orders over ¥10' },
    threshold: 1_000,
    discount: 900,
    total: 50,
    gone: 50,
  },
]

/** The coupons of the credit side, in the order in which they are shown. */
const financeOffers: readonly Offer[] = [
  {
    ...forLoans,
    offerId: 'loan-interest-30',
    name: { zh: '30元免息券', en: '¥30 interest-free coupon' },
    threshold: 100_000,
    discount: 3_000,
    condition: 'card',
  },
  {
    ...forLoans,
    offerId: 'loan-repay-8',
    name: { zh: '按时还款减8元', en: '¥8 off a repayment on time' },
    threshold: 80_000,
    discount: 800,
    condition: 'card',
  },
  {
    ...forLoans,
    offerId: 'loan-member-80',
    name: { zh: '会员80元免息券', en: 'Members: ¥80 interest-free coupon' },
    threshold: 300_000,
    discount: 8_000,
    condition: 'member',
    total: 60,
    gone: 12,
  },
]

/** Every coupon that can be taken, by where it is shown. */
export const offersOf = { sale: saleOffers, finance: financeOffers } as const

export const allOffers: readonly Offer[] = [...saleOffers, ...financeOffers]
