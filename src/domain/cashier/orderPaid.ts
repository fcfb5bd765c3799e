import { ApiError } from '@/request/errors'
import type { PayIntent } from './gateway'
import { payables } from './payables'

/**
 * Whether an order that takes no payment any more was paid, by its own word: another tab may have done it (P18). False where
 * the order cannot be asked.
 */
export async function isOrderPaid({ orderId, bizType }: Pick<PayIntent, 'orderId' | 'bizType'>): Promise<boolean> {
  try {
    return await payables[bizType].isPaid(orderId)
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}
