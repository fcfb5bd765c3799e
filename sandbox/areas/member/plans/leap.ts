import { leapRights } from './leapRights'
import type { Plan } from './plan'

/** The super-vip membership. */
export const leap: Plan = {
  vipType: 'leap',
  title: { zh: '飞跃超级会员', en: 'Super membership' },
  subtitle: {
    zh: '每单 95 折，另有提额审核、免息券与出行权益',
    en: '5% off every order, a quota review, interest-free coupons and travel',
  },
  card: 'leap',
  rules: [
    {
      zh: '首次开通后提交一次提额审核，结果以审核为准。',
      en: 'The first purchase starts one review of your quota; its result may be a refusal.',
    },
    {
      zh: '每个会员月可免费领取一项生活权益，当月未领取不累计。',
      en: 'Each membership month brings one free life benefit, which is not carried over.',
    },
    {
      zh: '连续包月、包季到期自动续费，扣款前至少 5 天短信提醒，可随时关闭。',
      en: 'A plan renews itself; you are told by SMS at least 5 days ahead and can stop it at any time.',
    },
  ],
  prices: [
    { contractType: 'continue_month', originalPrice: 6_800, contractPrice: 4_900, salePrice: 3_900 },
    { contractType: 'single_month', originalPrice: 6_800, contractPrice: 5_500, salePrice: 5_500 },
    { contractType: 'continue_season', originalPrice: 20_400, contractPrice: 13_900, salePrice: 11_900 },
  ],
  payOptions: [],
  documents: [
    { code: 'leap-service', type: 'service' },
    { code: 'member-renewal', type: 'renewal' },
  ],
  payActiveId: '',
  categories: leapRights,
}
