import type { Area } from '../../area'
import { mountProvider } from '../../provider/routes'
import { cashierClosing } from './closing'
import { paymentsDue } from './due'
import { ownCards, ownPayments } from './ownData'
import { refundsDue } from './refunds'
import { cashierRoutes } from './routes'

export const cashier: Area = {
  name: 'cashier',
  routes: cashierRoutes,
  mount: mountProvider,
  due: { payments: paymentsDue, refunds: refundsDue },
  closing: cashierClosing,
  ownData: { payments: ownPayments, bankCards: ownCards },
}
