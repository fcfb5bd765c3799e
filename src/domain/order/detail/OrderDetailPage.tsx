import { observer } from 'mobx-react'
import { usePayReturn } from '@/domain/cashier/parts/usePayReturn'
import { HelpBar } from '@/domain/help/HelpBar'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { AgainStore } from '../again/againStore'
import { missingOrder } from '../MissingOrder'
import { DetailBar } from './DetailBar'
import { DetailPopups } from './DetailPopups'
import { DetailView } from './DetailView'
import { DetailStore } from './detailStore'
import { MemberOrderBar } from './MemberOrderBar'
import { MemberOrderView } from './MemberOrderView'
import { makePayHere } from './PayHereRow'

/** One order of the customer, of the mall or of a membership: what it is, where it stands, and what can be done with it. */
export const OrderDetailPage = observer(function OrderDetailPage({ orderId }: { orderId: string }) {
  const store = useScreenStore(() => new DetailStore(orderId))
  const again = useScreenStore(() => new AgainStore())
  const payHere = useScreenStore(() => makePayHere(orderId))
  usePayReturn(payHere.pay)
  return (
    <Screen
      remote={store.detail}
      onRetry={store.load}
      missing={missingOrder}
      skeleton="form"
      footer={
        store.memberOrder ? (
          <MemberOrderBar store={store} />
        ) : (
          store.actions.length > 0 && <DetailBar store={store} again={again} />
        )
      }
      popups={<DetailPopups store={store} again={again} payHere={payHere} />}
    >
      <DetailView store={store} payHere={payHere} />
      <MemberOrderView store={store} />
      <HelpBar about={{ about: 'order', id: orderId }} />
    </Screen>
  )
})
