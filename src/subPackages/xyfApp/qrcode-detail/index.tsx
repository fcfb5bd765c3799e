import { useDidHide, useDidShow } from '@tarojs/taro'
import { missingOrder } from '@/domain/order/missingOrder'
import { VoucherView } from '@/domain/order/VoucherView'
import { VoucherStore } from '@/domain/order/voucherStore'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { HeaderSpread } from '@/ui/HeaderSpread'

/** Shows a voucher to a cashier, in the newer look. */
export default page(routes.xyfVoucher, function XyfVoucher({ orderId }) {
  const store = useScreenStore(() => new VoucherStore(orderId))
  useDidShow(store.show)
  useDidHide(store.hide)
  return (
    <Screen bar="header" remote={store.detail} onRetry={store.load} missing={missingOrder} skeleton="detail">
      <HeaderSpread />
      <VoucherView store={store} orderRoute={routes.orderDetail} />
    </Screen>
  )
})
