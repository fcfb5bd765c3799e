import { feiYueLife } from './feiYueLife'
import { feiYueServices } from './feiYueServices'
import type { Plan } from './plan'

/** The monthly membership. */
export const feiYue: Plan = {
  vipType: 'fei_yue',
  title: { zh: '飞跃会员', en: 'Leap membership' },
  subtitle: { zh: '每单 95 折，每月免费领一项生活权益', en: '5% off every order and a free benefit every month' },
  card: 'member-v2',
  rules: [
    {
      zh: '会员自支付成功时起生效，有效期内再次购买，时间顺延。',
      en: 'It starts with the payment. Bought again while it runs, the time is added.',
    },
    {
      zh: '每个会员月可免费领取一项生活权益，当月未领取不累计。',
      en: 'Each membership month brings one free life benefit, which is not carried over.',
    },
    {
      zh: '连续订阅到期自动续费，扣款前至少 5 天短信提醒，可随时关闭。',
      en: 'A plan renews itself; you are told by SMS at least 5 days ahead and can stop it at any time.',
    },
  ],
  prices: [
    { contractType: 'continue_month', originalPrice: 2_500, contractPrice: 1_500, salePrice: 990 },
    { contractType: 'single_month', originalPrice: 2_500, contractPrice: 1_990, salePrice: 1_990 },
    { contractType: 'single_season', originalPrice: 7_500, contractPrice: 4_990, salePrice: 4_990 },
    { contractType: 'continue_season', originalPrice: 7_500, contractPrice: 4_500, salePrice: 3_990 },
  ],
  payOptions: [
    {
      expireType: 1,
      months: 1,
      contractType: 'single_month',
      name: { zh: '月卡', en: 'One month' },
      priceShow: 2_500,
      discountPrice: 510,
      priceSell: 1_990,
    },
    {
      expireType: 2,
      months: 3,
      contractType: 'single_season',
      name: { zh: '季卡', en: 'One quarter' },
      priceShow: 7_500,
      discountPrice: 2_510,
      priceSell: 4_990,
    },
    {
      expireType: 3,
      months: 6,
      contractType: 'single_season',
      name: { zh: '半年卡', en: 'Half a year' },
      priceShow: 15_000,
      discountPrice: 5_500,
      priceSell: 9_500,
    },
    {
      expireType: 4,
      months: 12,
      contractType: 'single_season',
      name: { zh: '年卡', en: 'One year' },
      priceShow: 30_000,
      discountPrice: 12_000,
      priceSell: 18_000,
    },
  ],
  documents: [
    { code: 'member-service', type: 'service' },
    { code: 'member-renewal', type: 'renewal' },
  ],
  payActiveId: 'first-month',
  categories: [...feiYueLife, ...feiYueServices],
}
