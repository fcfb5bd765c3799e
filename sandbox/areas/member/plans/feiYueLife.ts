import type { PlanCategory } from './plan'
import { coinPack, mallCoupon, oneEachMonth } from './worth'

/** What the monthly membership gives for daily life, by category. */
export const feiYueLife: readonly PlanCategory[] = [
  {
    categoryType: 'cat_rights_vip',
    name: { zh: '生活权益', en: 'Life benefits' },
    packages: [
      {
        packageType: 'life',
        ...oneEachMonth,
        image: 'gift-jade',
        items: [
          {
            itemId: 'life-coffee',
            itemType: 'life_coupon',
            name: { zh: '咖啡茶饮券', en: 'Coffee and tea' },
            title: { zh: '8 元饮品券', en: '¥8 off drinks' },
            subTitle: { zh: '满 20 元可用', en: 'From ¥20' },
            description: { zh: '商城咖啡茶饮类商品可用。', en: 'For coffee and tea of the mall.' },
            icon: 'cup-amber',
            ...mallCoupon({ zh: '满 20 减 8 元饮品券', en: '¥8 off drinks over ¥20' }, 2_000, 800, '201'),
          },
          {
            itemId: 'life-video',
            itemType: 'life_coupon',
            name: { zh: '影音券', en: 'Video and music' },
            title: { zh: '10 元影音券', en: '¥10 off video and music' },
            subTitle: { zh: '满 25 元可用', en: 'From ¥25' },
            description: { zh: '商城影音会员类商品可用。', en: 'For video and music passes of the mall.' },
            icon: 'film-violet',
            ...mallCoupon({ zh: '满 25 减 10 元影音券', en: '¥10 off passes over ¥25' }, 2_500, 1_000),
          },
          {
            itemId: 'life-takeaway',
            itemType: 'mt_shen_coupon',
            name: { zh: '外卖神券', en: 'Takeaway coupon' },
            title: { zh: '6 元外卖神券', en: '¥6 off takeaway' },
            subTitle: { zh: '满 15 元可用', en: 'From ¥15' },
            description: { zh: '商城餐饮类商品可用。', en: 'For meals of the mall.' },
            icon: 'noodle-coral',
            ...mallCoupon({ zh: '满 15 减 6 元外卖神券', en: '¥6 off meals over ¥15' }, 1_500, 600, '202'),
          },
        ],
      },
    ],
  },
  {
    categoryType: 'cat_rights_gold',
    name: { zh: '金币权益', en: 'Coins' },
    packages: [
      {
        packageType: 'coins',
        name: { zh: '会员金币礼包', en: 'Coin pack' },
        title: { zh: '每月 188 金币', en: '188 coins a month' },
        subTitle: { zh: '金币商城随心换', en: 'Spend them in the coin mall' },
        image: 'coin-gold',
        description: { zh: '领取后立即到账，长期有效。', en: 'They arrive at once and do not expire.' },
        customDescription: { zh: '每个会员月一次', en: 'Once each membership month' },
        items: [
          {
            itemId: 'coins-month',
            name: { zh: '188 金币', en: '188 coins' },
            title: { zh: '金币礼包', en: 'Coin pack' },
            subTitle: { zh: '每月一次', en: 'Once a month' },
            icon: 'coin-gold',
            ...coinPack(188),
          },
        ],
      },
    ],
  },
]
