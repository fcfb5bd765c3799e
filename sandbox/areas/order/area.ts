import type { Area } from '../../areas'
import { orderRoutes } from './routes'
import { renewUnpaidOrder, seedOrders } from './seed'

export const order: Area = {
  name: 'order',
  routes: orderRoutes,
  mount: (app, core) => {
    app.addHook('onReady', () => renewUnpaidOrder(core.db, core.now()))
  },
  seed: seedOrders,
}
