import { useDidHide, useDidShow } from '@tarojs/taro'
import { usePayScreen } from '@/domain/cashier/usePayScreen'
import { AgainStore } from '@/domain/order/againStore'
import { DetailBar } from '@/domain/order/DetailBar'
import { DetailPopups } from '@/domain/order/DetailPopups'
import { DetailView } from '@/domain/order/DetailView'
import { DetailStore } from '@/domain/order/detailStore'
import { missingOrder } from '@/domain/order/missingOrder'
import { makePayHere } from '@/domain/order/PayInPlaceSheet'
import { routes } from '@/routes'
import { useApp } from '@/shell/AppContext'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'

/** One order of the customer. */
export default page(routes.xyfOrderDetail, function XyfOrderDetail({ orderId }) {
  const isOpen = useApp().hasLogin()
  const store = useScreenStore(() => new DetailStore(orderId))
  const again = useScreenStore(() => new AgainStore())
  const payHere = useScreenStore(() => makePayHere(orderId))
  usePayScreen(payHere.pay)
  useDidShow(() => void (isOpen && store.load()))
  useDidHide(store.rest)
  return (
    <Screen
      bar="header"
      remote={store.detail}
      onRetry={store.load}
      missing={missingOrder}
      skeleton="form"
      footer={store.order && <DetailBar store={store} again={again} voucherRoute={routes.xyfVoucher} />}
      popups={<DetailPopups store={store} again={again} payHere={payHere} />}
    >
      <DetailView store={store} payHere={payHere} />
    </Screen>
  )
})
