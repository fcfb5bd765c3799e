import type { Product } from './product'

/** A raised quota. It is not on sale yet, so there is no order to ask. */
export const raisedQuota: Product = {
  bizType: 'VIP_HOIST_LINES',
  sources: ['rise-quota'],
  statusOf: async () => 'open',
  openPayment: async () => undefined,
}
