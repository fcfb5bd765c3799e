import { orElse } from '@/request/orElse'
import { eventOf } from '../payment/query'
import type { Payment, QueryResult } from './gateway'
import { type OrderStatus, products } from './products'

type Order = Pick<Payment, 'orderId' | 'bizType'>

/** What an order says of its payment; undefined where it cannot be asked. */
const statusOf = ({ orderId, bizType }: Order): Promise<OrderStatus | undefined> =>
  orElse(products[bizType].statusOf(orderId))

/**
 * Whether an order that takes no payment any more was paid, by its own word: another tab may have done it (P18). False where
 * the order cannot be asked.
 */
export const isOrderPaid = async (order: Order): Promise<boolean> => (await statusOf(order)) === 'paid'

/** Whether an order takes no payment any more, so that money for it is returned (P15). False where it cannot be asked. */
export const isOrderClosed = async (order: Order): Promise<boolean> => (await statusOf(order)) === 'closed'

/**
 * What a payment's word means for its order: one that failed is a success where the order was paid otherwise, with another tool,
 * in another tab or on another device (P18).
 */
export async function withOrderStatus(
  result: QueryResult,
  { bizType }: Pick<Payment, 'bizType'>,
): Promise<QueryResult> {
  if (eventOf(result.paymentStatus) !== 'serverFailed') return result
  const isPaid = await isOrderPaid({ orderId: result.orderId, bizType })
  return isPaid ? { ...result, paymentStatus: 'PAYMENT_SUCCESS', message: '' } : result
}
