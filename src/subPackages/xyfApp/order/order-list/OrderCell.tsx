import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OrderRow } from '@/contract/order/list'
import type { AgainStore } from '@/domain/order/again/againStore'
import { sourceOf } from '@/domain/order/detail/memberOrder'
import { GoodsSummary } from '@/domain/order/GoodsSummary'
import { actionsOf, isWaiting, totalName } from '@/domain/order/orderState'
import { orderWords } from '@/i18n/order'
import { formatDate } from '@/lib/date'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Tappable } from '@/ui/action/Tappable'
import { Countdown } from '@/ui/display/Countdown'
import { Price } from '@/ui/display/Price'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import './OrderCell.scss'
import type { OrderListStore } from './store'

interface OrderCellProps {
  row: OrderRow
  store: OrderListStore
  again: AgainStore
}

/** One order of the list; it opens the order, its button pays it or buys its goods again. */
export const OrderCell = observer(function OrderCell({ row, store, again }: OrderCellProps) {
  const words = orderWords()
  const { orderId, vipType, title, picture, rechargeTypeName, quantity, payAmount } = row
  const source = vipType ? sourceOf(vipType) : 'mall'
  const waits = isWaiting(row.state)
  const open = () => {
    store.open(orderId)
    go(routes.orderDetail, { orderId })
  }
  const pay = () => {
    store.open(orderId)
    go(routes.pay, { orderId, source })
  }
  return (
    <Stack className="order-cell">
      <Tappable role="link" onTap={open}>
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
      <Row gap={12} className="order-cell-foot">
        <Stack grow>
          <Row gap={6} align="baseline" className="order-cell-total">
            <Text kind="small">{words[totalName(row.state)]}</Text>
            <Price fen={payAmount} size="small" />
          </Row>
          {waits && (
            <Row gap={6} align="baseline" className="order-cell-clock">
              <Text kind="note">{words.timeLeft}</Text>
              <Countdown
                kind="note"
                strong
                tone="warning"
                deadline={row.payDeadline}
                onEnd={() => void store.renew(orderId)}
              />
            </Row>
          )}
        </Stack>
        {waits && <Button size="small" text={words.actions.pay} onTap={pay} />}
        {!vipType && actionsOf(row.state, {}).includes('buyAgain') && (
          <Button size="small" kind="plain" text={words.actions.buyAgain} onTap={() => again.open(orderId)} />
        )}
      </Row>
      <Text kind="note" tone="third" lines={1} block>
        {orderId}
      </Text>
    </Stack>
  )
})
