import type { Area } from '../../area'
import { cardCodesFor } from './cardCodes'
import { orderClosing } from './closing'
import { countsOf } from './counts'
import { giveCoupon } from './coupons'
import { cancellationsDue, deliveriesDue, takeVoucher } from './due'
import { couponsLapsing } from './lapsing'
import { latestSavings } from './latestSavings'
import { ownCoupons, ownOrders } from './ownData'
import { mallOrders } from './payable'
import { orderRoutes } from './routes'
import { renewUnpaidOrder, seedOrders } from './seed'
import { seedScale } from './seedScale'

export const order: Area = {
  name: 'order',
  routes: orderRoutes,
  mount: (app, core) => {
    // The till of a shop, which scans the code of a voucher.
    app.post<{ Params: { code: string } }>('/sandbox/vouchers/:code', async ({ params }, reply) => {
      const isTaken = await takeVoucher(core.db, params.code, core.now())
      return reply.code(isTaken ? 200 : 404).send({ isTaken })
    })
    app.addHook('onReady', () => renewUnpaidOrder(core.db, core.now()))
  },
  seed: seedOrders,
  seedScale,
  due: { deliveries: deliveriesDue, cancellations: cancellationsDue, lapsingCoupons: couponsLapsing },
  payables: { M: mallOrders },
  closing: orderClosing,
  ownData: { orders: ownOrders, coupons: ownCoupons },
  gives: { coupon: giveCoupon, code: () => cardCodesFor(1)[0]?.password ?? '' },
  counts: countsOf,
  latestSavings,
}
