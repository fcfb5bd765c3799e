import type { BizType } from '@/contract/cashier'
import { memberOrderInfo } from '@/contract/member'
import { orderDetail } from '@/contract/order/detail'
import { call } from '@/request/call'
import { ApiError } from '@/request/errors'
import type { PayIntent } from './gateway'

/** Asks an order itself whether it was paid. Throws `ApiError` where it cannot be asked. */
type AskOrder = (orderId: string) => Promise<boolean>

/** By what is paid for; a new kind does not compile until it says where its orders are asked. */
const asks: Record<BizType, AskOrder> = {
  async MALL_ORDER(orderId) {
    const { state } = (await call(orderDetail, { orderId }, { toast: false })).orderDetail
    return state === 'paid' || state === 'finished'
  },
  VIP_MEMBER_CARD: async (orderId) => (await call(memberOrderInfo, { orderId }, { toast: false })).state === 'paid',
  // Nobody sells a raised quota yet.
  VIP_HOIST_LINES: async () => false,
}

/**
 * Whether an order that takes no payment any more was paid, by its own word: another tab may have done it (P18). False where
 * the order cannot be asked.
 */
export async function isOrderPaid({ orderId, bizType }: Pick<PayIntent, 'orderId' | 'bizType'>): Promise<boolean> {
  try {
    return await asks[bizType](orderId)
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}
