import type { OrderState } from '@/contract/order/detail'
import type { OrderFilter } from '@/contract/order/list'

/** Tabs of the list of orders, in their order. */
export const orderTabs = ['all', 'unpaid', 'paid', 'finished', 'refund', 'cancelled'] as const satisfies readonly (
  | 'all'
  | OrderFilter
)[]

export type OrderTab = (typeof orderTabs)[number]

/** Whether a text, such as one of an address, names a tab. */
export const isOrderTab = (text: string | undefined): text is OrderTab => orderTabs.some((tab) => tab === text)

const tabOf: Record<OrderState, OrderTab> = {
  unpaid: 'unpaid',
  paying: 'unpaid',
  paid: 'paid',
  finished: 'finished',
  cancelled: 'cancelled',
  refunding: 'refund',
  refunded: 'refund',
}

/** Whether a tab lists orders of a state. A state that this app does not know stays listed until the list is read anew. */
export const isUnder = (tab: OrderTab, state: OrderState): boolean => tab === 'all' || (tabOf[state] ?? tab) === tab
