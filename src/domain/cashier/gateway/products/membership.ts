import { memberOrder } from './memberOrder'

/** A membership of any kind, or a health card. */
export const membership = memberOrder('VIP_MEMBER_CARD', [
  'member',
  'member-v2',
  'member-leap',
  'member-health',
  'gold-member',
])
