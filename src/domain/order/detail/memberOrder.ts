import type { MemberOrderInfoRes, VipType } from '@/contract/member/orderInfo'

/** Where a membership order stands. `paying`: the server is deciding on its payment, which cannot be gone on with. */
export type MemberOrderState = 'unpaid' | 'paying' | 'paid' | 'closed'

/** Reads where a membership order stands. */
export const memberOrderState = ({ state, bizNo, deductType }: MemberOrderInfoRes): MemberOrderState =>
  state === 'unpaid' && bizNo && deductType === 1 ? 'paying' : state

/** Whether a membership order moves on by itself soon: it has an open payment, which may be paid elsewhere. */
export const isMemberMoving = ({ state, bizNo }: MemberOrderInfoRes): boolean =>
  state === 'unpaid' && bizNo !== undefined && bizNo !== ''

const sources: Record<VipType, string> = {
  fei_yue: 'member-v2',
  leap: 'member-leap',
  gold: 'gold-member',
  health: 'member-health',
  quota: 'rise-quota',
}

/** Which screen sells what an order buys, as `source` of an address names it. */
export const sourceOf = (vipType: VipType): string => sources[vipType]

/** What can be done with a membership order: pay it, open what it has bought, or buy it again. */
export type MemberAction = 'pay' | 'open' | 'again'

const actions: Record<MemberOrderState, MemberAction> = { unpaid: 'pay', paying: 'pay', paid: 'open', closed: 'again' }

/** The one action of a membership order. */
export const memberActionOf = (order: MemberOrderInfoRes): MemberAction => actions[memberOrderState(order)]
