import { observer } from 'mobx-react'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { bizTypeOf } from '../gateway/products'
import { usePayReturn } from '../parts/usePayReturn'
import { PaidView } from './PaidView'
import { PayResultStore } from './payResultStore'
import { UnpaidView } from './UnpaidView'

interface PayResultProps {
  /** Which screen has sold what is paid for. */
  source: string
  orderId?: string
  bizNo?: string
  outBizNo?: string
}

/** Returns from a payment: paid, failed, or still being checked. The address only names it; the server says how it ended (P8). */
export const PayResultPage = observer(function PayResultPage(props: PayResultProps) {
  const { source, orderId = '', bizNo, outBizNo } = props
  const target = { orderId, source, bizType: bizTypeOf(source), callBackUrl: '' }
  const store = useScreenStore(() => new PayResultStore(target, { bizNo, outBizNo }))
  usePayReturn(store.pay)
  return <Screen skeleton="form">{store.isPaid ? <PaidView store={store} /> : <UnpaidView store={store} />}</Screen>
})
