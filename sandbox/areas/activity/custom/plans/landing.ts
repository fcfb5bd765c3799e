import { routes } from '@/routes'
import { inLanguage } from '../../../../language'
import { pictureOf } from '../../../../viewer'
import type { ActivityPlan } from './plan'
import { pathOf } from './tasks'

/** Where an advertisement leads: one coupon, and what it can be spent on. */
export const landing: ActivityPlan = {
  code: 'activity-1',
  title: { zh: '好物直降', en: 'Good things for less' },
  text: { zh: '领 3 元券，咖啡茶饮立减', en: 'Claim ¥3 off your next coffee' },
  banner: 'cup-amber',
  rules: [
    { zh: '每人限领一张，自领取起 30 天有效', en: 'One for each customer, for 30 days' },
    { zh: '满 30 元可用，可与会员折扣同享', en: 'For ¥30 or more, with the member discount' },
  ],
  address: pathOf(routes.landingActivity),
  days: [-1, 30],
  isListed: true,
  needsJoin: false,
  blocks: ({ lang, origin }) => [
    {
      type: 'banner',
      items: [
        {
          title: inLanguage({ zh: '咖啡茶饮', en: 'Coffee and tea' }, lang),
          subtitle: inLanguage({ zh: '天天有补贴', en: 'A subsidy every day' }, lang),
          picture: pictureOf('wide', 'tea-jade', origin),
          link: `${pathOf(routes.category)}?categoryId=201`,
        },
      ],
    },
    {
      type: 'goods',
      title: inLanguage({ zh: '也可以用在这里', en: 'It also serves here' }, lang),
      promotion: 'carnival',
      count: 6,
    },
  ],
  items: [
    {
      itemId: 'landing-coupon',
      kind: 'gift',
      title: { zh: '3 元直降券', en: '¥3 off' },
      text: { zh: '满 30 元可用', en: 'For ¥30 or more' },
      icon: 'ticket-amber',
      gain: { kind: 'coupon', name: { zh: '直降 3 元券', en: '¥3 off' }, threshold: 3_000, discount: 300 },
    },
  ],
}
