import { orderDetail, paymentInfo } from '@/contract/order/detail'
import { call } from '@/request/call'
import { boundBizNo } from './boundBizNo'
import type { Product } from './product'

const quiet = { toast: false } as const

/** Goods of the mall. */
export const mallOrder: Product = {
  bizType: 'MALL_ORDER',
  sources: ['mall', 'topup'],
  async statusOf(orderId) {
    const { state } = (await call(orderDetail, { orderId }, quiet)).orderDetail
    if (state === 'paid' || state === 'finished') return 'paid'
    return state === 'cancelled' || state === 'refunding' || state === 'refunded' ? 'closed' : 'open'
  },
  boundPayment: async (read, orderId) => boundBizNo((await read(paymentInfo, { orderId })).payParams),
  openPayment: async (orderId) => (await call(paymentInfo, { orderId }, quiet)).payParams.bizNo,
}
