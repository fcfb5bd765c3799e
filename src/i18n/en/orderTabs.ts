import type { orderTabs as zh } from '../orderTabs'

export const orderTabs: typeof zh = {
  all: 'All',
  unpaid: 'To pay',
  paid: 'Processing',
  finished: 'Completed',
  refund: 'Refunds',
  cancelled: 'Cancelled',
}
