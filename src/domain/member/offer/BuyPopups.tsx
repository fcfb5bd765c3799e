import { observer } from 'mobx-react'
import { callBackUrlOf } from '@/domain/cashier/gateway/cashierGateway'
import { PayHereSheet } from '@/domain/cashier/here/PayHereSheet'
import { resultRouteOf } from '@/domain/cashier/result/sourceRoutes'
import { addressOf, go } from '@/navigate'
import { routes } from '@/routes'
import { useEnd } from '@/shell/useEnd'
import { ConfirmSheet } from './ConfirmSheet'
import type { MembershipStore } from './membershipStore'
import type { PlacedOrder } from './placeOrder'
import { WaitingSheet } from './WaitingSheet'

/** What buying a membership lays over its screen: the order that waits, the confirmation, and the payment where it is made here. Otherwise an order leads to the cashier. */
export const BuyPopups = observer(function BuyPopups({ store }: { store: MembershipStore }) {
  const { buying, membership } = store
  const { source } = membership
  const result = routes[resultRouteOf(source)]
  const pay = (order: PlacedOrder) => {
    const { orderId } = order
    if (order.isOver) go(routes.orderDetail, { orderId })
    else if (order.paysInCashier) go(routes.pay, { orderId, source })
    else buying.openPayment(order, callBackUrlOf(addressOf(result, { orderId, source })))
  }
  useEnd(buying.placing, { done: pay })
  const { payHere } = buying
  const end = () => {
    if (payHere?.pay.state === 'paid') go(result, { orderId: payHere.pay.target.orderId, source })
    else void store.load()
  }
  return (
    <>
      <WaitingSheet
        order={buying.waiting}
        onPay={store.payUnpaid}
        onAnew={store.orderAnew}
        onClose={buying.closeWaiting}
      />
      <ConfirmSheet store={store} />
      {payHere && <PayHereSheet store={payHere} onOver={end} />}
    </>
  )
})
