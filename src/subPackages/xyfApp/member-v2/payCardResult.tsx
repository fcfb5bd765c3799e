import { bizTypeOf } from '@/domain/cashier/gateway/products'
import { usePayReturn } from '@/domain/cashier/parts/usePayReturn'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { PaidView } from './payCardResult/PaidView'
import { PayResultStore } from './payCardResult/store'
import { UnpaidView } from './payCardResult/UnpaidView'

/** Returns from a payment: paid, failed, or still being checked. The address only names it; the server says how it ended (P8). */
export default page(routes.payCardResult, function PayCardResult({ bizNo, outBizNo, orderId = '', source = 'mall' }) {
  const target = { orderId, source, bizType: bizTypeOf(source), callBackUrl: '' }
  const store = useScreenStore(() => new PayResultStore(target, { bizNo, outBizNo }))
  usePayReturn(store.pay)
  return <Screen skeleton="form">{store.isPaid ? <PaidView store={store} /> : <UnpaidView store={store} />}</Screen>
})
