import type { Area } from '../../areas'
import { routes } from './routes'
import { renewUnpaidOrder, seedOrders } from './seed'

export const order: Area = {
  name: 'order',
  routes,
  mount: (app, core) => {
    app.addHook('onReady', () => renewUnpaidOrder(core.db, core.now()))
  },
  seed: seedOrders,
}
