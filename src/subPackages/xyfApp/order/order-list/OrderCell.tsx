import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { GoodsSummary } from '@/domain/order/GoodsSummary'
import { isWaiting } from '@/domain/order/orderState'
import { formatDate } from '@/lib/date'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import './OrderCell.scss'
import { OrderFoot, type OrderPartProps } from './OrderFoot'

/** One order of the list; it opens the order, its button pays it or buys its goods again. */
export const OrderCell = observer(function OrderCell({ row, store, again }: OrderPartProps) {
  const { orderId, title, picture, rechargeTypeName, quantity } = row
  const waits = isWaiting(row.state)
  const open = () => {
    store.open(orderId)
    go(routes.orderDetail, { orderId })
  }
  return (
    <Stack className="order-cell">
      <Tappable className="order-cell-open" role="link" onTap={open}>
        <View className="order-cell-head">
          <Text kind="note" tone="third" lines={1}>
            {formatDate(row.createdAt, 'yyyy-MM-dd HH:mm')}
          </Text>
          <Text kind="body" tone={waits ? 'warning' : 'second'} strong={waits} className="order-cell-state">
            {row.stateText}
          </Text>
        </View>
        <GoodsSummary title={title} picture={picture} typeName={rechargeTypeName} quantity={quantity} />
      </Tappable>
      <OrderFoot row={row} store={store} again={again} />
      <Text kind="note" tone="third" lines={1} block>
        {orderId}
      </Text>
    </Stack>
  )
})
