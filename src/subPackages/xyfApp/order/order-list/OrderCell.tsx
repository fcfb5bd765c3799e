import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OrderRow } from '@/contract/order/list'
import type { AgainStore } from '@/domain/order/again/againStore'
import { GoodsSummary } from '@/domain/order/GoodsSummary'
import { isWaiting, totalName } from '@/domain/order/orderState'
import { orderWords } from '@/i18n/order'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Tappable } from '@/ui/action/Tappable'
import { Countdown } from '@/ui/display/Countdown'
import { Price } from '@/ui/display/Price'
import './OrderCell.scss'
import type { OrderListStore } from './store'

interface OrderCellProps {
  row: OrderRow
  store: OrderListStore
  again: AgainStore
}

/** One order of the list; it opens the order, its button pays it or buys it again. */
export const OrderCell = observer(function OrderCell({ row, store, again }: OrderCellProps) {
  const words = orderWords()
  const { orderId, title, picture, rechargeTypeName, quantity, payAmount } = row
  const waits = isWaiting(row.state)
  const open = () => {
    store.open(orderId)
    go(routes.orderDetail, { orderId })
  }
  const pay = () => {
    store.open(orderId)
    go(routes.pay, { orderId, source: 'mall' })
  }
  return (
    <View className="order-cell">
      <Tappable role="link" onTap={open}>
        <View className="order-cell-head">
          <Text className="order-cell-id">{orderId}</Text>
          <Text className={`order-cell-state ${waits ? 'is-waiting' : ''}`}>{row.stateText}</Text>
        </View>
        <GoodsSummary title={title} picture={picture} typeName={rechargeTypeName} quantity={quantity} />
      </Tappable>
      <View className="order-cell-foot">
        <View className="order-cell-sums">
          <View className="order-cell-total">
            <Text>{words[totalName(row.state)]}</Text>
            <Price fen={payAmount} size="small" />
          </View>
          {waits && (
            <View className="order-cell-clock">
              <Text>{words.timeLeft}</Text>
              <Countdown
                className="order-cell-time"
                deadline={row.payDeadline}
                onEnd={() => void store.renew(orderId)}
              />
            </View>
          )}
        </View>
        {waits ? (
          <Button size="small" text={words.actions.pay} onTap={pay} />
        ) : (
          <Button size="small" kind="plain" text={words.actions.buyAgain} onTap={() => again.open(orderId)} />
        )}
      </View>
    </View>
  )
})
