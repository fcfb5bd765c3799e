import type { PlanCategory } from './plan'
import { loanCoupon, service } from './worth'

/** What the monthly membership gives for loans and service, by category. */
export const feiYueServices: readonly PlanCategory[] = [
  {
    categoryType: 'cat_rights_loan',
    name: { zh: '借还权益', en: 'Loan benefits' },
    packages: [
      {
        packageType: 'found',
        name: { zh: '会员免息礼', en: 'Interest-free pack' },
        title: { zh: '免息券与还款券', en: 'Coupons for loans and repayments' },
        subTitle: { zh: '免息券为续费会员专享', en: 'The interest-free one is for members who renew' },
        image: 'percent-ocean',
        description: { zh: '领取后 30 天内有效。', en: 'Valid for 30 days.' },
        customDescription: { zh: '', en: '' },
        items: [
          {
            itemId: 'found-interest',
            itemType: 'pkg_vip_found',
            name: { zh: '免息券包', en: 'Interest-free coupons' },
            title: { zh: '50 元免息券', en: '¥50 interest-free coupon' },
            subTitle: { zh: '每次续费一张', en: 'One with each renewal' },
            description: { zh: '借款满 1000 元可用。', en: 'For a loan of ¥1,000 or more.' },
            icon: 'percent-ocean',
            forRenewal: true,
            ...loanCoupon({ zh: '50 元免息券', en: '¥50 interest-free coupon' }, 100_000, 5_000),
          },
          {
            itemId: 'found-repay',
            itemType: 'pkg_repay_reduction',
            name: { zh: '还款立减券', en: 'Repayment coupon' },
            title: { zh: '还款减 5 元', en: '¥5 off a repayment' },
            subTitle: { zh: '每个会员月一张', en: 'One each membership month' },
            description: { zh: '还款满 500 元可用。', en: 'For a repayment of ¥500 or more.' },
            icon: 'wallet-indigo',
            ...loanCoupon({ zh: '还款满 500 减 5 元', en: '¥5 off repayments over ¥500' }, 50_000, 500),
          },
        ],
      },
      {
        packageType: 'loan',
        name: { zh: '会员借款服务', en: 'Loan service' },
        title: { zh: '优先审核，极速放款', en: 'Reviewed first, paid out fast' },
        subTitle: { zh: '会员有效期内享用', en: 'While the membership runs' },
        image: 'bolt-ocean',
        description: { zh: '无需领取，借款时自动生效。', en: 'It serves by itself when you borrow.' },
        customDescription: { zh: '', en: '' },
        items: [
          {
            itemId: 'loan-review',
            itemType: 'vip_found',
            name: { zh: '会员专属额度审核', en: 'Members’ quota review' },
            title: { zh: '优先审核', en: 'Reviewed first' },
            subTitle: { zh: '工作日 1 小时内', en: 'Within an hour on working days' },
            description: { zh: '提交额度申请后优先处理。', en: 'Your request is handled before others.' },
            icon: 'shield-ocean',
            ...service({ zh: '已开启优先审核', en: 'You are reviewed first from now on' }),
          },
          {
            itemId: 'loan-fast',
            itemType: 'fast_loan',
            name: { zh: '极速放款', en: 'Fast payout' },
            title: { zh: '最快 5 分钟', en: 'In 5 minutes at best' },
            subTitle: { zh: '会员专享通道', en: 'A lane for members' },
            description: { zh: '审核通过后走会员通道放款。', en: 'An approved loan is paid out by the members’ lane.' },
            icon: 'bolt-ocean',
            ...service({ zh: '已开启极速放款', en: 'Fast payout is on from now on' }),
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
        packageType: 'service',
        name: { zh: '会员服务', en: 'Members’ service' },
        title: { zh: '专属客服，退款无忧', en: 'Your own customer service, refunds without worry' },
        subTitle: { zh: '会员有效期内享用', en: 'While the membership runs' },
        image: 'headset-jade',
        description: { zh: '在“我的—联系客服”中优先接入。', en: 'Customer service answers you first.' },
        customDescription: { zh: '', en: '' },
        items: [
          {
            itemId: 'service-support',
            itemType: 'exclusive_cs',
            name: { zh: '专属客服', en: 'Customer service' },
            title: { zh: '优先接入', en: 'Answered first' },
            subTitle: { zh: '9:00–21:00', en: '9:00–21:00' },
            description: { zh: '会员来电优先接入人工客服。', en: 'Members reach a person first.' },
            icon: 'headset-jade',
            ...service({ zh: '已开启专属客服', en: 'Your own customer service is open' }),
          },
          {
            itemId: 'service-refund',
            itemType: 'refund_worry_free',
            name: { zh: '退款无忧', en: 'Refund without worry' },
            title: { zh: '需要退款找客服', en: 'Refunds through customer service' },
            subTitle: { zh: '联系客服办理', en: 'Through customer service' },
            description: { zh: '需要退还会员费的，请联系客服。', en: 'Ask customer service for a refund of the fee.' },
            icon: 'shield-jade',
            ...service({ zh: '已开启退款无忧', en: 'Refund without worry is on' }),
            jumpUrl: '/subPackages/xyfApp/member-v2/member-rules',
          },
        ],
      },
    ],
  },
]
