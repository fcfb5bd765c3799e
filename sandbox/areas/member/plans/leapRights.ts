import type { PlanCategory } from './plan'
import { loanCoupon, mallCoupon, oneEachMonth, service } from './worth'

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
        subTitle: { zh: '通过后提升 2000 元', en: '¥2,000 more once approved' },
        image: 'shield-violet',
        description: { zh: '结果以审核为准。', en: 'The review may also be refused.' },
        customDescription: { zh: '', en: '' },
        items: [
          {
            itemId: 'leap-raise',
            itemType: 'vip_found',
            name: { zh: '提额审核', en: 'Quota review' },
            title: { zh: '通过后提升 2000 元', en: '¥2,000 more once approved' },
            subTitle: { zh: '需已开通补贴账户', en: 'Subsidy account required' },
            description: { zh: '审核随首次开通提交。', en: 'The review starts with the first purchase.' },
            icon: 'shield-violet',
            ...service({ zh: '已提交提额审核', en: 'The review has been handed in' }),
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
            icon: 'percent-violet',
            ...loanCoupon({ zh: '100 元免息券', en: '¥100 interest-free coupon' }, 200_000, 10_000),
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
        ...oneEachMonth,
        image: 'car-violet',
        items: [
          {
            itemId: 'leap-travel',
            itemType: 'life_coupon',
            name: { zh: '出行券', en: 'Travel coupon' },
            title: { zh: '20 元出行券', en: '¥20 off travel' },
            subTitle: { zh: '满 60 元可用', en: 'From ¥60' },
            description: { zh: '商城出行类商品可用。', en: 'For travel of the mall.' },
            icon: 'car-violet',
            ...mallCoupon({ zh: '满 60 减 20 元出行券', en: '¥20 off travel over ¥60' }, 6_000, 2_000, '204'),
          },
          {
            itemId: 'leap-dining',
            itemType: 'mt_shen_coupon',
            name: { zh: '餐饮神券', en: 'Dining coupon' },
            title: { zh: '15 元餐饮神券', en: '¥15 off meals' },
            subTitle: { zh: '满 45 元可用', en: 'From ¥45' },
            description: { zh: '商城餐饮类商品可用。', en: 'For meals of the mall.' },
            icon: 'burger-violet',
            ...mallCoupon({ zh: '满 45 减 15 元餐饮神券', en: '¥15 off meals over ¥45' }, 4_500, 1_500, '202'),
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
        title: { zh: '专属客服', en: 'Your own customer service' },
        subTitle: { zh: '会员有效期内享用', en: 'While the membership runs' },
        image: 'headset-violet',
        description: { zh: '优先接入人工客服。', en: 'You reach a person first.' },
        customDescription: { zh: '', en: '' },
        items: [
          {
            itemId: 'leap-support',
            itemType: 'exclusive_cs',
            name: { zh: '专属客服', en: 'Customer service' },
            title: { zh: '优先接入', en: 'Answered first' },
            subTitle: { zh: '9:00–21:00', en: '9:00–21:00' },
            description: { zh: '超级会员优先接入。', en: 'Super members are answered first.' },
            icon: 'headset-violet',
            ...service({ zh: '已开启专属客服', en: 'Your own customer service is open' }),
          },
        ],
      },
    ],
  },
]
