import type { Area } from '../../area'
import { cancelDueOrders, deliverDueOrders } from './due'
import { mallOrders } from './payable'
import { orderRoutes } from './routes'
import { renewUnpaidOrder, seedOrders } from './seed'

export const order: Area = {
  name: 'order',
  routes: orderRoutes,
  mount: (app, core) => {
    app.addHook('onReady', () => renewUnpaidOrder(core.db, core.now()))
  },
  seed: seedOrders,
  due: { deliveries: deliverDueOrders, cancellations: cancelDueOrders },
  payables: { M: mallOrders },
}
