import { observer } from 'mobx-react'
import type { OrderRow } from '@/contract/order/list'
import type { AgainStore } from '@/domain/order/again/againStore'
import { sourceOf } from '@/domain/order/detail/memberOrder'
import { OrderPrice } from '@/domain/order/OrderPrice'
import { actionsOf, isWaiting, totalName } from '@/domain/order/orderState'
import { orderWords } from '@/i18n/order'
import { formatDate } from '@/lib/date'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Countdown } from '@/ui/display/Countdown'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import type { OrderListStore } from './store'

/** What a part of one order in the list needs. */
export interface OrderPartProps {
  row: OrderRow
  store: OrderListStore
  again: AgainStore
}

/** What an order costs and how long it waits, with the button that pays it or buys its goods again. */
export const OrderFoot = observer(function OrderFoot({ row, store, again }: OrderPartProps) {
  const words = orderWords()
  const { orderId, vipType, payAmount } = row
  const waits = isWaiting(row.state)
  const named = (action: string) => `${action} ${row.title} ${formatDate(row.createdAt, 'yyyy-MM-dd HH:mm')}`
  const pay = () => {
    store.open(orderId)
    go(routes.pay, { orderId, source: vipType ? sourceOf(vipType) : 'mall' })
  }
  return (
    <Row gap={12} className="order-cell-foot">
      <Stack grow>
        <Row gap={6} align="baseline" className="order-cell-total">
          <Text kind="small">{words[totalName(row.state)]}</Text>
          <OrderPrice fen={payAmount} size="small" />
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
      {waits && <Button size="small" text={words.actions.pay} label={named(words.actions.pay)} onTap={pay} />}
      {!vipType && actionsOf(row.state, {}).includes('buyAgain') && (
        <Button
          size="small"
          kind="plain"
          text={words.actions.buyAgain}
          label={named(words.actions.buyAgain)}
          onTap={() => again.open(orderId)}
        />
      )}
    </Row>
  )
})
