import { orElse } from '@/request/orElse'
import { eventOf } from '../payment/query'
import type { PayIntent, Standing } from './gateway'
import { type OrderWord, payables } from './products'

type Order = Pick<PayIntent, 'orderId' | 'bizType'>

/** What an order says of its payment; undefined where it cannot be asked. */
const wordOf = ({ orderId, bizType }: Order): Promise<OrderWord | undefined> =>
  orElse(payables[bizType].wordOf(orderId))

/**
 * Whether an order that takes no payment any more was paid, by its own word: another tab may have done it (P18). False where
 * the order cannot be asked.
 */
export const isOrderPaid = async (order: Order): Promise<boolean> => (await wordOf(order)) === 'paid'

/** Whether an order takes no payment any more, so that money for it is returned (P15). False where it cannot be asked. */
export const isOrderClosed = async (order: Order): Promise<boolean> => (await wordOf(order)) === 'closed'

/**
 * What a payment's word means for its order: one that failed is a success where the order was paid otherwise, with another tool,
 * in another tab or on another device (P18).
 */
export async function heardOfOrder(standing: Standing, { bizType }: Pick<PayIntent, 'bizType'>): Promise<Standing> {
  if (eventOf(standing.paymentStatus) !== 'serverFailed') return standing
  const isPaid = await isOrderPaid({ orderId: standing.orderId, bizType })
  return isPaid ? { ...standing, paymentStatus: 'PAYMENT_SUCCESS', message: '' } : standing
}
