import { observer } from 'mobx-react'
import { PayToolList } from '@/domain/cashier/parts/PayToolList'
import type { PayWayStore } from './payWayStore'

/** Which kind of tool the customer will pay with; nothing is drawn where the server named none. */
export const PayWayCard = observer(function PayWayCard({ store }: { store: PayWayStore }) {
  if (store.offered.length === 0) return null
  return (
    <PayToolList tools={store.offered} chosen={store.current} onChoose={({ assetType }) => store.choose(assetType)} />
  )
})
