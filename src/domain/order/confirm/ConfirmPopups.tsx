import { observer } from 'mobx-react'
import { CouponSheet } from './CouponSheet'
import type { ConfirmStore } from './confirmStore'
import { PriceSheet } from './PriceSheet'

interface ConfirmPopupsProps {
  store: ConfirmStore
  couponsOpen: boolean
  onCloseCoupons(): void
}

/** Sheets of the confirm screen: the coupon picker and a changed price. */
export const ConfirmPopups = observer(function ConfirmPopups(props: ConfirmPopupsProps) {
  const { store, couponsOpen, onCloseCoupons } = props
  return (
    <>
      <CouponSheet store={store} open={couponsOpen} onClose={onCloseCoupons} />
      <PriceSheet
        oldAmount={store.oldAmount}
        newAmount={store.offer.amounts?.transAmount ?? 0}
        busy={store.ordering.busy}
        onAccept={store.submit}
        onRefuse={store.forgetOldAmount}
      />
    </>
  )
})
