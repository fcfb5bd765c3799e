import type { Fen } from '@/contract/endpoint'
import type { Text } from '../../../language'

/** A level of the gold membership as it is sold. */
interface Level {
  levelId: string
  name: Text
  months: number
  price: Fen
  originalPrice: Fen
  tag?: Text
}

/** All levels, in the order in which they are shown. */
export const levels: readonly Level[] = [
  {
    levelId: 'gold-year',
    name: { zh: '黄金年卡', en: 'Gold year' },
    months: 12,
    price: 16_800,
    originalPrice: 23_880,
    tag: { zh: '最划算', en: 'Best value' },
  },
  {
    levelId: 'gold-season',
    name: { zh: '黄金季卡', en: 'Gold quarter' },
    months: 3,
    price: 4_900,
    originalPrice: 5_970,
  },
  {
    levelId: 'gold-month',
    name: { zh: '黄金月卡', en: 'Gold month' },
    months: 1,
    price: 1_990,
    originalPrice: 2_500,
  },
]

/** What the outside offer gives: the month's level. */
export const given = levels[2] as Level

export const offerTexts = {
  title: { zh: '黄金会员', en: 'Gold membership' },
  subtitle: { zh: '每单 95 折，任务金币翻倍', en: '5% off every order, and tasks pay twice the coins' },
  outerTitle: { zh: '送您 1 个月黄金会员', en: 'A month of gold membership, on us' },
  outerSubtitle: { zh: '验证手机号即领，不扣费', en: 'Verify your phone number. No charge, no renewal' },
} satisfies Record<string, Text>

/** What is to know before buying. */
export const buyRules: readonly Text[] = [
  { zh: '会员自支付成功时起生效，到期不自动续费。', en: 'It starts with the payment and does not renew by itself.' },
  { zh: '有效期内再次购买，时间在到期日之后累加。', en: 'Bought again while it runs, the time is added at the end.' },
  { zh: '需要退款的，请联系客服。', en: 'Ask customer service for a refund.' },
]

/** What is to know before receiving. */
export const receiveRules: readonly Text[] = [
  { zh: '每个手机号限领一次，新老用户均可参加。', en: 'Once per phone number, for new and existing customers alike.' },
  { zh: '领取后立即生效，到期自动结束。', en: 'It starts at once and ends by itself.' },
  { zh: '已是黄金会员的，有效期顺延 1 个月。', en: 'Who is a gold member already gets a month more.' },
]
