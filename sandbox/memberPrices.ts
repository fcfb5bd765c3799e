import type { VipType } from '@/contract/member/orderInfo'
import { routes } from '@/routes'
import type { Text } from './language'

/** Every membership that includes member prices, with its name and screen. Who has one that runs is a member to the app (isVip, R-58). */
export const memberPrices = {
  fei_yue: { name: { zh: '飞跃会员', en: 'Leap membership' }, url: `/${routes.member.path}` },
  leap: { name: { zh: '飞跃超级会员', en: 'Super membership' }, url: `/${routes.leap.path}` },
  gold: { name: { zh: '黄金会员', en: 'Gold membership' }, url: `/${routes.goldMember.path}` },
} as const satisfies Partial<Record<VipType, { name: Text; url: string }>>

export type MemberType = keyof typeof memberPrices
