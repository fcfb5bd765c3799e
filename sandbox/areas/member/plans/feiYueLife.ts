import type { PlanCategory } from './plan'

const mall = '/pages/mall/index'
const coins = '/subPackages/xyfApp/gold-shop/index'

/** What the monthly membership gives for daily life, by category. */
export const feiYueLife: readonly PlanCategory[] = [
  {
    categoryType: 'cat_rights_vip',
    name: { zh: '生活权益', en: 'Life benefits' },
    packages: [
      {
        packageType: 'life',
        name: { zh: '每月生活权益', en: 'Monthly life benefit' },
        title: { zh: '本月任选一项免费领', en: 'Choose one, free this month' },
        subTitle: { zh: '每个会员月一项', en: 'One each membership month' },
        image: 'gift-jade',
        description: { zh: '领取后以优惠券发放，30 天内有效。', en: 'It comes as a coupon that is valid for 30 days.' },
        customDescription: { zh: '按开通日计算会员月', en: 'Months are counted from the day you joined' },
        items: [
          {
            itemId: 'life-coffee',
            itemType: 'life_coupon',
            name: { zh: '咖啡茶饮券', en: 'Coffee and tea' },
            title: { zh: '8 元饮品券', en: '¥8 off drinks' },
            subTitle: { zh: '满 20 元可用', en: 'From ¥20' },
            description: { zh: '商城咖啡茶饮类商品可用。', en: 'For coffee and tea of the mall.' },
            salePrice: 800,
            icon: 'cup-amber',
            gift: {
              kind: 'coupon',
              name: { zh: '满20减8元饮品券', en: '¥8 off drinks over ¥20' },
              threshold: 2_000,
              discount: 800,
              categoryId: '201',
            },
            jumpUrl: mall,
          },
          {
            itemId: 'life-video',
            itemType: 'life_coupon',
            name: { zh: '影音券', en: 'Video and music' },
            title: { zh: '10 元影音券', en: '¥10 off video and music' },
            subTitle: { zh: '满 25 元可用', en: 'From ¥25' },
            description: { zh: '商城影音会员类商品可用。', en: 'For video and music passes of the mall.' },
            salePrice: 1_000,
            icon: 'film-violet',
            gift: {
              kind: 'coupon',
              name: { zh: '满25减10元影音券', en: '¥10 off passes over ¥25' },
              threshold: 2_500,
              discount: 1_000,
            },
            jumpUrl: mall,
          },
          {
            itemId: 'life-takeaway',
            itemType: 'mt_shen_coupon',
            name: { zh: '外卖神券', en: 'Takeaway coupon' },
            title: { zh: '6 元外卖神券', en: '¥6 off takeaway' },
            subTitle: { zh: '满 15 元可用', en: 'From ¥15' },
            description: { zh: '商城餐饮类商品可用。', en: 'For meals of the mall.' },
            salePrice: 600,
            icon: 'noodle-coral',
            gift: {
              kind: 'coupon',
              name: { zh: '满15减6元外卖神券', en: '¥6 off meals over ¥15' },
              threshold: 1_500,
              discount: 600,
              categoryId: '202',
            },
            jumpUrl: mall,
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
            itemType: 'pkg_gold_coins',
            name: { zh: '188 金币', en: '188 coins' },
            title: { zh: '金币礼包', en: 'Coin pack' },
            subTitle: { zh: '每月一次', en: 'Once a month' },
            description: { zh: '可在金币商城兑换好物。', en: 'To spend in the coin mall.' },
            salePrice: 188,
            icon: 'coin-gold',
            gift: { kind: 'coins', coins: 188 },
            jumpUrl: coins,
          },
        ],
      },
    ],
  },
]
