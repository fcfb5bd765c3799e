import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { orderWords } from '@/i18n/order'
import { replace } from '@/navigate'
import type { Route } from '@/routes'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { GoodsSummary } from './GoodsSummary'
import { OrderCard } from './OrderCard'
import { VoucherTicket } from './VoucherTicket'
import './VoucherView.scss'
import type { VoucherStore } from './voucherStore'

interface VoucherViewProps {
  store: VoucherStore
  /** The order's own screen. */
  orderRoute: Route<{ orderId: string }>
}

/** A voucher with what it is for, or why there is none yet. */
export const VoucherView = observer(function VoucherView({ store, orderRoute }: VoucherViewProps) {
  const words = orderWords()
  const { order, missing } = store
  if (!order) return null
  const { goods, quantity, orderId, voucherCode } = order
  return (
    <View className="voucher-view">
      {voucherCode && <VoucherTicket code={voucherCode} />}
      <OrderCard>
        <GoodsSummary {...goods} typeName={goods.rechargeTypeName} quantity={quantity} />
        {missing && (
          <EmptyState text={missing === 'pending' ? words.voucherPending : words.voucherNone}>
            <Button text={words.toOrder} onTap={() => replace(orderRoute, { orderId })} />
          </EmptyState>
        )}
      </OrderCard>
    </View>
  )
})
