import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { orderWords } from '@/i18n/order'
import { AmountLines } from './AmountLines'
import type { ConfirmStore } from './confirmStore'
import { OrderCard } from './OrderCard'

interface ConfirmAmountsProps {
  store: ConfirmStore
  /** Stands above the amounts, such as the coupon. */
  children?: ReactNode
}

/** How the order on the confirm screen adds up. */
export const ConfirmAmounts = observer(function ConfirmAmounts({ store, children }: ConfirmAmountsProps) {
  if (!store.amounts) return null
  return (
    <OrderCard>
      {children}
      <AmountLines {...store.amounts} totalLabel={orderWords().payable} />
    </OrderCard>
  )
})
