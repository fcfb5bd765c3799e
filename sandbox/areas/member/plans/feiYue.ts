import type { Fen, Whole } from '@/contract/endpoint'
import type { ContractType } from '@/contract/member/info'
import type { Text } from '../../../language'
import { feiYueLife } from './feiYueLife'
import { feiYueServices } from './feiYueServices'
import type { Plan, PlanPayOption } from './plan'

const payOption = (
  expireType: PlanPayOption['expireType'],
  months: Whole,
  contractType: ContractType,
  name: Text,
  priceShow: Fen,
  priceSell: Fen,
): PlanPayOption => ({
  expireType,
  months,
  contractType,
  name,
  priceShow,
  discountPrice: priceShow - priceSell,
  priceSell,
})

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
      zh: '连续包月、包季到期自动续费，扣款前至少 5 天短信提醒，可随时关闭。',
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
    payOption(1, 1, 'single_month', { zh: '月卡', en: 'One month' }, 2_500, 1_990),
    payOption(2, 3, 'single_season', { zh: '季卡', en: 'One quarter' }, 7_500, 4_990),
    payOption(3, 6, 'single_season', { zh: '半年卡', en: 'Half a year' }, 15_000, 9_500),
    payOption(4, 12, 'single_season', { zh: '年卡', en: 'One year' }, 30_000, 18_000),
  ],
  documents: [
    { code: 'member-service', type: 'service' },
    { code: 'member-renewal', type: 'renewal' },
  ],
  payActiveId: 'first-month',
  categories: [...feiYueLife, ...feiYueServices],
}
