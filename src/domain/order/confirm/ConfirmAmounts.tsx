import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { orderWords } from '@/i18n/order'
import { Card } from '@/ui/display/Card'
import { AmountLines } from '../AmountLines'
import type { ConfirmStore } from './confirmStore'

interface ConfirmAmountsProps {
  store: ConfirmStore
  /** The choice of a coupon, where it belongs to this card. */
  coupon?: ReactNode
}

/** How the order on the confirm screen adds up. */
export const ConfirmAmounts = observer(function ConfirmAmounts({ store, coupon }: ConfirmAmountsProps) {
  if (!store.offer.amounts) return null
  return (
    <Card>
      <AmountLines {...store.offer.amounts} totalLabel={orderWords().payable} coupon={coupon} />
    </Card>
  )
})
