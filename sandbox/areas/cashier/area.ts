import type { Area } from '../../area'
import { mountProvider } from '../../provider/routes'
import { paymentsDue } from './due'
import { refundsDue } from './refunds'
import { cashierRoutes } from './routes'
import { seedCards } from './seed'

export const cashier: Area = {
  name: 'cashier',
  routes: cashierRoutes,
  mount: mountProvider,
  seed: seedCards,
  due: { payments: paymentsDue, refunds: refundsDue },
}
