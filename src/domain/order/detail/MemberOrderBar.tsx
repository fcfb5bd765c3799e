import { observer } from 'mobx-react'
import { memberRouteOf } from '@/domain/cashier/result/sourceRoutes'
import { orderWords } from '@/i18n/order'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import type { DetailStore } from './detailStore'
import { memberActionOf, sourceOf } from './memberOrder'

/** What can be done with a membership order: pay it, or open the membership to use it or to buy it again. */
export const MemberOrderBar = observer(function MemberOrderBar({ store }: { store: DetailStore }) {
  const { memberOrder: order, orderId } = store
  if (!order) return null
  const action = memberActionOf(order)
  const source = sourceOf(order.vipType)
  const membership = routes[memberRouteOf(source) ?? 'home']
  return (
    <Button
      id={`member-order-${action}`}
      block
      text={orderWords().member.actions[action]}
      onTap={() => (action === 'pay' ? go(routes.pay, { orderId, source }) : go(membership))}
    />
  )
})
