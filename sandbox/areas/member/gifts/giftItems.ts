import type { PlanItem } from '../plans/plan'
import { coinPack, mallCoupon } from '../plans/worth'

/** Items of the surprise and the birthday gift; a customer receives one of a gift. */
const surprise: readonly PlanItem[] = [
  {
    itemId: 'surprise-coupon',
    itemType: 'life_coupon',
    name: { zh: '惊喜优惠券', en: 'Surprise coupon' },
    title: { zh: '满 40 减 12 元', en: '¥12 off from ¥40' },
    subTitle: { zh: '商城通用', en: 'For everything in the mall' },
    description: { zh: '30 天内有效。', en: 'Valid for 30 days.' },
    icon: 'gift-rose',
    ...mallCoupon({ zh: '惊喜礼满 40 减 12 元', en: 'Surprise: ¥12 off orders over ¥40' }, 4_000, 1_200),
  },
  {
    itemId: 'surprise-coins',
    name: { zh: '惊喜金币', en: 'Surprise coins' },
    title: { zh: '300 金币', en: '300 coins' },
    subTitle: { zh: '立即到账', en: 'At once' },
    icon: 'coin-gold',
    ...coinPack(300),
  },
]

const birthday: readonly PlanItem[] = [
  {
    itemId: 'birthday-cake',
    itemType: 'life_coupon',
    name: { zh: '生日蛋糕券', en: 'Birthday cake coupon' },
    title: { zh: '满 88 减 38 元', en: '¥38 off from ¥88' },
    subTitle: { zh: '生日当月', en: 'In your birthday month' },
    description: { zh: '30 天内有效。', en: 'Valid for 30 days.' },
    icon: 'cake-rose',
    ...mallCoupon({ zh: '生日礼满 88 减 38 元', en: 'Birthday: ¥38 off orders over ¥88' }, 8_800, 3_800),
  },
  {
    itemId: 'birthday-coins',
    name: { zh: '生日金币', en: 'Birthday coins' },
    title: { zh: '888 金币', en: '888 coins' },
    subTitle: { zh: '立即到账', en: 'At once' },
    icon: 'balloon-coral',
    ...coinPack(888),
  },
]

/** The gifts by their name. */
export const itemsOfGift = { surprise, birthday } as const

/** Every item of a gift. */
export const giftItems: readonly PlanItem[] = [...surprise, ...birthday]
