import { callBackUrlOf } from '@/domain/cashier/gateway/cashierGateway'
import { resultRouteOf } from '@/domain/cashier/result/sourceRoutes'
import { addressOf } from '@/navigate'

/** Where a payment provider returns to after a payment on the screen of a membership: the result page of its source. */
export const paymentReturn =
  (source: string) =>
  (orderId: string): string =>
    callBackUrlOf(addressOf(resultRouteOf(source), { orderId, source }))
