import { orderDetail } from '@/contract/order/detail'
import { call } from '@/request/call'
import { ApiError } from '@/request/errors'
import type { PayIntent } from './gateway'

/**
 * Whether an order that takes no payment any more was paid, by its own word: another tab may have done it (P18). False where
 * the order cannot be asked.
 */
export async function isOrderPaid({ orderId, bizType }: Pick<PayIntent, 'orderId' | 'bizType'>): Promise<boolean> {
  if (bizType !== 'MALL_ORDER') return false
  try {
    const { state } = (await call(orderDetail, { orderId }, { toast: false })).orderDetail
    return state === 'paid' || state === 'finished'
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}
