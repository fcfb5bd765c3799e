import type { Area } from '../../area'
import { cardCodesFor } from './cardCodes'
import { orderClosing } from './closing'
import { countsOf } from './counts'
import { giveCoupon } from './coupons'
import { cancelDueOrders, deliverDueOrders } from './due'
import { ownCoupons, ownOrders } from './ownData'
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
  closing: orderClosing,
  ownData: { orders: ownOrders, coupons: ownCoupons },
  gives: { coupon: giveCoupon, code: () => cardCodesFor(1)[0]?.password ?? '' },
  counts: countsOf,
}
