import { observer } from 'mobx-react'
import { cashierWords } from '@/i18n/cashier'
import { go, returnToRoute } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { afterPay } from '../payment/afterPay'

interface OrderButtonProps {
  orderId: string
  source: string
  kind?: 'primary' | 'second'
}

/** The way on after a payment that did not succeed: to the order, or home where there is none to go to. */
export const OrderButton = observer(function OrderButton({ orderId, source, kind }: OrderButtonProps) {
  const words = cashierWords()
  if (afterPay({ source, outcome: 'error' }) === 'stay') return null
  return orderId ? (
    <Button block kind={kind} text={words.toOrder} onTap={() => returnToRoute(routes.orderDetail, { orderId })} />
  ) : (
    <Button block kind={kind} text={words.toHome} onTap={() => go(routes.home)} />
  )
})
