import type { OrderFilter } from '@/contract/order/list'

/** Tabs of the list of orders, in their order. */
export const orderTabs = ['all', 'unpaid', 'paid', 'finished', 'refund', 'cancelled'] as const satisfies readonly (
  | 'all'
  | OrderFilter
)[]

export type OrderTab = (typeof orderTabs)[number]

/** Whether a text, such as one of an address, names a tab. */
export const isOrderTab = (text: string | undefined): text is OrderTab => orderTabs.some((tab) => tab === text)
