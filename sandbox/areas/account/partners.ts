import type { Text } from '../../language'

/** A company that gets data of customers who allow it. */
export interface Partner {
  partner: string
  name: Text
  purpose: Text
  scopes: readonly Text[]
  termDays: number
}

const phone: Text = { zh: '手机号', en: 'Phone number' }

/** Every partner; all of them are invented. */
export const partners: readonly Partner[] = [
  {
    partner: 'green-bank',
    name: { zh: '青禾银行', en: 'Green Bank' },
    purpose: { zh: '评估消费额度并开通补贴账户', en: 'Assess your credit and open the subsidy account' },
    scopes: [{ zh: '姓名和身份证号', en: 'Name and ID number' }, phone, { zh: '银行卡信息', en: 'Bank card details' }],
    termDays: 365,
  },
  {
    partner: 'sunny-insurance',
    name: { zh: '晴天保险', en: 'Sunny Insurance' },
    purpose: { zh: '为您的订单提供退货运费险', en: 'Insure the return shipping of your orders' },
    scopes: [phone, { zh: '订单商品和金额', en: 'Goods and amounts of orders' }],
    termDays: 180,
  },
  {
    partner: 'city-travel',
    name: { zh: '城市出行', en: 'City Travel' },
    purpose: { zh: '发放和核销出行优惠券', en: 'Give and redeem your travel coupons' },
    scopes: [phone, { zh: '会员状态', en: 'Membership state' }],
    termDays: 90,
  },
  {
    partner: 'south-air',
    name: { zh: '南岭航空', en: 'Southridge Air' },
    purpose: { zh: '同步您的会员等级，购票时自动抵扣飞行卡', en: 'Use your fly cards when you buy a ticket there' },
    scopes: [
      phone,
      { zh: '会员状态', en: 'Membership state' },
      { zh: '飞行卡卡号和有效期', en: 'Fly cards and their dates' },
    ],
    termDays: 180,
  },
]
