import type { BizType } from '@/contract/cashier'
import { memberOrderInfo } from '@/contract/member'
import { orderDetail, paymentInfo } from '@/contract/order/detail'
import { call } from '@/request/call'

/** `open` still waits for its money, `paid` has it, `closed` takes none any more: what comes late is returned. */
export type OrderStatus = 'open' | 'paid' | 'closed'

/** What orders of one kind say of themselves, each by its own query. Throws `ApiError` where an order cannot be asked. */
interface Product {
  /** Whether its money has come. */
  statusOf(orderId: string): Promise<OrderStatus>
  /** Number of the payment that is open on it. */
  openPayment(orderId: string): Promise<string | undefined>
}

const quiet = { toast: false } as const

/** By what is paid for; a new kind does not compile until it says where its orders are asked. */
export const products: Record<BizType, Product> = {
  MALL_ORDER: {
    async statusOf(orderId) {
      const { state } = (await call(orderDetail, { orderId }, quiet)).orderDetail
      if (state === 'paid' || state === 'finished') return 'paid'
      return state === 'cancelled' || state === 'refunding' ? 'closed' : 'open'
    },
    openPayment: async (orderId) => (await call(paymentInfo, { orderId }, quiet)).payParams.bizNo,
  },
  VIP_MEMBER_CARD: {
    async statusOf(orderId) {
      const { state } = await call(memberOrderInfo, { orderId }, quiet)
      return state === 'unpaid' ? 'open' : state
    },
    openPayment: async (orderId) => (await call(memberOrderInfo, { orderId }, quiet)).bizNo,
  },
  // A raised quota is not on sale yet, so there is no order to ask.
  VIP_HOIST_LINES: { statusOf: async () => 'open', openPayment: async () => undefined },
}
