import { orElse } from '@/request/orElse'
import type { PayIntent } from './gateway'
import { payables } from './payables'

/**
 * Whether an order that takes no payment any more was paid, by its own word: another tab may have done it (P18). False where
 * the order cannot be asked.
 */
export const isOrderPaid = ({ orderId, bizType }: Pick<PayIntent, 'orderId' | 'bizType'>): Promise<boolean> =>
  orElse(payables[bizType].isPaid(orderId), false)
