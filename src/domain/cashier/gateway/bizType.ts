import type { BizType } from '@/contract/cashier'

/** Sources that sell something else than goods of the mall. */
const sold = new Map<string, Exclude<BizType, 'MALL_ORDER'>>([
  ['member', 'VIP_MEMBER_CARD'],
  ['member-v2', 'VIP_MEMBER_CARD'],
  ['member-leap', 'VIP_MEMBER_CARD'],
  ['member-health', 'VIP_MEMBER_CARD'],
  ['gold-member', 'VIP_MEMBER_CARD'],
  ['rise-quota', 'VIP_HOIST_LINES'],
])

/** What a source sells: a membership, a raised quota, or else goods. */
export const bizTypeOf = (source: string): BizType => sold.get(source) ?? 'MALL_ORDER'
