import type { PlanCategory } from './plan'

const mall = '/pages/mall/index'

/** The rights of the super-vip membership, by category. */
export const leapRights: readonly PlanCategory[] = [
  {
    categoryType: 'cat_rights_loan',
    name: { zh: '提额与免息', en: 'Quota and interest' },
    packages: [
      {
        packageType: 'raise',
        name: { zh: '提额审核', en: 'Quota review' },
        title: { zh: '首次开通审核一次', en: 'One review with the first purchase' },
        subTitle: { zh: '最高提升 5000 元', en: 'Up to ¥5,000 more' },
        image: 'shield-violet',
        description: { zh: '结果以审核为准。', en: 'The review may also be refused.' },
        customDescription: { zh: '', en: '' },
        items: [
          {
            itemId: 'leap-raise',
            itemType: 'vip_found',
            name: { zh: '提额审核', en: 'Quota review' },
            title: { zh: '最高提升 5000 元', en: 'Up to ¥5,000 more' },
            subTitle: { zh: '审核通过后生效', en: 'Once it is approved' },
            description: { zh: '开通后自动提交，无需操作。', en: 'It is handed in by itself.' },
            salePrice: 0,
            icon: 'shield-violet',
            gift: { kind: 'service', text: { zh: '已提交提额审核', en: 'The review has been handed in' } },
            jumpUrl: '/subPackages/xyfApp/member-leap/index',
          },
          {
            itemId: 'leap-interest',
            itemType: 'pkg_vip_found',
            name: { zh: '免息券包', en: 'Interest-free coupons' },
            title: { zh: '100 元免息券', en: '¥100 interest-free coupon' },
            subTitle: { zh: '满 2000 元可用', en: 'From ¥2,000' },
            description: {
              zh: '借款满 2000 元可用，30 天内有效。',
              en: 'For a loan of ¥2,000 or more, valid for 30 days.',
            },
            salePrice: 10_000,
            icon: 'percent-violet',
            gift: {
              kind: 'coupon',
              name: { zh: '100元免息券', en: '¥100 interest-free coupon' },
              threshold: 200_000,
              discount: 10_000,
              isForLoans: true,
            },
            jumpUrl: '/subPackages/xyfApp/coupons/index',
          },
        ],
      },
    ],
  },
  {
    categoryType: 'cat_rights_vip',
    name: { zh: '出行与生活', en: 'Travel and life' },
    packages: [
      {
        packageType: 'leap-life',
        name: { zh: '每月生活权益', en: 'Monthly life benefit' },
        title: { zh: '本月任选一项免费领', en: 'Choose one, free this month' },
        subTitle: { zh: '每个会员月一项', en: 'One each membership month' },
        image: 'car-violet',
        description: { zh: '领取后以优惠券发放，30 天内有效。', en: 'It comes as a coupon that is valid for 30 days.' },
        customDescription: { zh: '按开通日计算会员月', en: 'Months are counted from the day you joined' },
        items: [
          {
            itemId: 'leap-travel',
            itemType: 'life_coupon',
            name: { zh: '出行券', en: 'Travel coupon' },
            title: { zh: '20 元出行券', en: '¥20 off travel' },
            subTitle: { zh: '满 60 元可用', en: 'From ¥60' },
            description: { zh: '商城出行类商品可用。', en: 'For travel of the mall.' },
            salePrice: 2_000,
            icon: 'car-violet',
            gift: {
              kind: 'coupon',
              name: { zh: '满60减20元出行券', en: '¥20 off travel over ¥60' },
              threshold: 6_000,
              discount: 2_000,
              categoryId: '204',
            },
            jumpUrl: mall,
          },
          {
            itemId: 'leap-dining',
            itemType: 'mt_shen_coupon',
            name: { zh: '餐饮神券', en: 'Dining coupon' },
            title: { zh: '15 元餐饮神券', en: '¥15 off meals' },
            subTitle: { zh: '满 45 元可用', en: 'From ¥45' },
            description: { zh: '商城餐饮类商品可用。', en: 'For meals of the mall.' },
            salePrice: 1_500,
            icon: 'burger-violet',
            gift: {
              kind: 'coupon',
              name: { zh: '满45减15元餐饮神券', en: '¥15 off meals over ¥45' },
              threshold: 4_500,
              discount: 1_500,
              categoryId: '202',
            },
            jumpUrl: mall,
          },
        ],
      },
    ],
  },
  {
    categoryType: 'cat_rights_server',
    name: { zh: '服务权益', en: 'Service' },
    packages: [
      {
        packageType: 'leap-service',
        name: { zh: '超级会员服务', en: 'Super members’ service' },
        title: { zh: '专属客服', en: 'Your own support' },
        subTitle: { zh: '会员有效期内享用', en: 'While the membership runs' },
        image: 'headset-violet',
        description: { zh: '优先接入人工客服。', en: 'You reach a person first.' },
        customDescription: { zh: '', en: '' },
        items: [
          {
            itemId: 'leap-support',
            itemType: 'exclusive_cs',
            name: { zh: '专属客服', en: 'Own support' },
            title: { zh: '优先接入', en: 'Answered first' },
            subTitle: { zh: '9:00–21:00', en: '9:00–21:00' },
            description: { zh: '超级会员优先接入。', en: 'Super members are answered first.' },
            salePrice: 0,
            icon: 'headset-violet',
            gift: { kind: 'service', text: { zh: '已开启专属客服', en: 'Your own support line is open' } },
            jumpUrl: '',
          },
        ],
      },
    ],
  },
]
