import { observer } from 'mobx-react'
import { PayHereSheet } from '@/domain/cashier/here/PayHereSheet'
import type { PayHereStore } from '@/domain/cashier/here/payHereStore'
import { useEnd } from '@/shell/useEnd'
import { AgainSheet } from '../again/AgainSheet'
import type { AgainStore } from '../again/againStore'
import { CancelSheet } from './CancelSheet'
import type { DetailStore } from './detailStore'

interface DetailPopupsProps {
  store: DetailStore
  again: AgainStore
  payHere: PayHereStore
}

/** Sheets of the order screen: cancel, buy again, pay in place. */
export const DetailPopups = observer(function DetailPopups({ store, again, payHere }: DetailPopupsProps) {
  useEnd(store.cancelling)
  return (
    <>
      <CancelSheet
        open={store.asksToCancel}
        hasCoupon={(store.order?.couponDiscountAmount ?? 0) > 0}
        busy={store.cancelling.busy}
        onCancel={store.cancel}
        onClose={store.keep}
      />
      <AgainSheet store={again} goods={store.order?.goods} />
      <PayHereSheet store={payHere} onOver={store.load} />
    </>
  )
})
