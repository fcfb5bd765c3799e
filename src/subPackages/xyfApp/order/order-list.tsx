import { AgainSheet } from '@/domain/order/again/AgainSheet'
import { AgainStore } from '@/domain/order/again/againStore'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { OrderRows } from './order-list/OrderRows'
import { OrderListStore } from './order-list/store'

/** The customer's orders by state, newest first. */
export default page(routes.orderList, function OrderList({ state }) {
  const store = useScreenStore(() => new OrderListStore(state))
  const again = useScreenStore(() => new AgainStore())
  return (
    <Screen popups={<AgainSheet store={again} goods={store.rowOf(again.orderId)} onMade={store.outdate} />}>
      <OrderRows store={store} again={again} />
    </Screen>
  )
})
