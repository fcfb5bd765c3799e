import { memberOrderInfo } from '@/contract/member/orderInfo'
import { call } from '@/request/call'
import { boundBizNo } from './boundBizNo'
import type { Product } from './product'

const quiet = { toast: false } as const

/** Something that is sold by an order of the memberships, which all answer the same call. */
export const memberOrder = (bizType: Product['bizType'], sources: Product['sources']): Product => ({
  bizType,
  sources,
  async statusOf(orderId) {
    const { state } = await call(memberOrderInfo, { orderId }, quiet)
    return state === 'unpaid' ? 'open' : state
  },
  boundPayment: async (read, orderId) => boundBizNo(await read(memberOrderInfo, { orderId })),
  openPayment: async (orderId) => (await call(memberOrderInfo, { orderId }, quiet)).bizNo,
})
