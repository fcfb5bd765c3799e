import { orElse } from '@/request/orElse'
import type { PayTarget } from '../payment/payment'
import { products } from './products'
import type { OrderStatus } from './products/product'

type Order = Pick<PayTarget, 'orderId' | 'bizType'>

/** What an order says of its payment; undefined where it cannot be asked. */
const statusOf = ({ orderId, bizType }: Order): Promise<OrderStatus | undefined> =>
  orElse(products[bizType].statusOf(orderId))

/**
 * Whether an order that takes no payment any more was paid, by the order itself: another tab may have done it (P18). False where the
 * order cannot be asked.
 */
export const isOrderPaid = async (order: Order): Promise<boolean> => (await statusOf(order)) === 'paid'

/** Whether an order takes no payment any more, so that money for it is returned (P15). False where it cannot be asked. */
export const isOrderClosed = async (order: Order): Promise<boolean> => (await statusOf(order)) === 'closed'
