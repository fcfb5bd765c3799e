import { observer } from 'mobx-react'
import { AgainSheet } from './AgainSheet'
import type { AgainStore } from './againStore'
import { CancelSheet } from './CancelSheet'
import type { DetailStore } from './detailStore'
import { PayInPlaceSheet } from './PayInPlaceSheet'
import type { PayHereStore } from './payHereStore'

interface DetailPopupsProps {
  store: DetailStore
  again: AgainStore
  payHere: PayHereStore
}

/** Sheets of the order screen: cancel, buy again, pay in place. */
export const DetailPopups = observer(function DetailPopups({ store, again, payHere }: DetailPopupsProps) {
  return (
    <>
      <CancelSheet
        open={store.sheet === 'cancel'}
        hasCoupon={(store.order?.couponDiscountAmount ?? 0) > 0}
        busy={store.cancelling}
        onCancel={() => void store.cancel()}
        onClose={store.close}
      />
      <AgainSheet store={again} goods={store.order?.goods} />
      <PayInPlaceSheet store={payHere} onOver={store.load} />
    </>
  )
})
