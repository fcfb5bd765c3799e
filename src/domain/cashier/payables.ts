import type { BizType } from '@/contract/cashier'
import { memberOrderInfo } from '@/contract/member'
import { orderDetail, paymentInfo } from '@/contract/order/detail'
import { call } from '@/request/call'

/** What orders of one kind say of themselves, each by its own query. Throws `ApiError` where an order cannot be asked. */
interface Payable {
  /** Whether its money has come. */
  isPaid(orderId: string): Promise<boolean>
  /** Number of the payment that is open on it. */
  openPayment(orderId: string): Promise<string | undefined>
}

const quiet = { toast: false } as const

/** By what is paid for; a new kind does not compile until it says where its orders are asked. */
export const payables: Record<BizType, Payable> = {
  MALL_ORDER: {
    async isPaid(orderId) {
      const { state } = (await call(orderDetail, { orderId }, quiet)).orderDetail
      return state === 'paid' || state === 'finished'
    },
    openPayment: async (orderId) => (await call(paymentInfo, { orderId }, quiet)).payParams.bizNo,
  },
  VIP_MEMBER_CARD: {
    isPaid: async (orderId) => (await call(memberOrderInfo, { orderId }, quiet)).state === 'paid',
    openPayment: async (orderId) => (await call(memberOrderInfo, { orderId }, quiet)).bizNo,
  },
  // Nobody sells a raised quota yet.
  VIP_HOIST_LINES: { isPaid: async () => false, openPayment: async () => undefined },
}
