import { observer } from 'mobx-react'
import { orderWords } from '@/i18n/order'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Row } from '@/ui/layout/Row'
import type { AgainStore } from '../again/againStore'
import type { OrderAction } from '../orderState'
import type { DetailStore } from './detailStore'

/** What can be done with the order; the most important action stands last and stands out. */
export const DetailBar = observer(function DetailBar({ store, again }: { store: DetailStore; again: AgainStore }) {
  const words = orderWords()
  const { order, actions } = store
  if (!order) return null
  const { orderId } = order
  const run: Record<OrderAction, () => void> = {
    pay: () => go(routes.pay, { orderId, source: 'mall' }),
    cancel: store.askToCancel,
    buyAgain: () => again.open(orderId),
    voucher: () => go(routes.voucher, { orderId }),
  }
  return (
    <Row gap={12} align="stretch" justify="end">
      {actions.map((action, index) => (
        <Button
          key={action}
          id={`order-${action}`}
          kind={index === actions.length - 1 ? 'primary' : 'plain'}
          text={words.actions[action]}
          onTap={run[action]}
        />
      ))}
    </Row>
  )
})
