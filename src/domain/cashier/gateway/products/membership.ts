import { memberOrderInfo } from '@/contract/member/orderInfo'
import { call } from '@/request/call'
import { boundBizNo } from './boundBizNo'
import type { Product } from './product'

const quiet = { toast: false } as const

/** A membership of any kind. */
export const membership: Product = {
  bizType: 'VIP_MEMBER_CARD',
  sources: ['member', 'member-v2', 'member-leap', 'member-health', 'gold-member'],
  async statusOf(orderId) {
    const { state } = await call(memberOrderInfo, { orderId }, quiet)
    return state === 'unpaid' ? 'open' : state
  },
  boundPayment: async (read, orderId) => boundBizNo(await read(memberOrderInfo, { orderId })),
  openPayment: async (orderId) => (await call(memberOrderInfo, { orderId }, quiet)).bizNo,
}
