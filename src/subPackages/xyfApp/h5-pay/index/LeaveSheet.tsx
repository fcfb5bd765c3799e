import { observer } from 'mobx-react'
import { afterPay } from '@/domain/cashier/payment/afterPay'
import { cashierWords } from '@/i18n/cashier'
import { back, returnToRoute } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Countdown } from '@/ui/display/Countdown'
import { Text } from '@/ui/display/Text'
import { Sheet } from '@/ui/layer/Sheet'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import type { CashierStore } from './store'

/** Says how long the order still waits, and asks whether the customer goes on paying. */
export const LeaveSheet = observer(function LeaveSheet({ store }: { store: CashierStore }) {
  const words = cashierWords()
  const { leaving, cashier } = store
  return (
    <Sheet
      id="pay-leave-sheet"
      open={leaving.isAsking}
      title={words.leaveTitle}
      onClose={leaving.stay}
      footer={
        <Stack gap={8}>
          <Button id="pay-stay" block text={words.leaveStay} onTap={leaving.stay} />
          <Button id="pay-leave" block kind="second" text={words.leaveGo} onTap={() => leaveCashier(store)} />
        </Stack>
      }
    >
      {cashier && (
        <Stack gap={8} align="center">
          <Row gap={8}>
            <Text kind="body">{words.timeLeft}</Text>
            <Countdown kind="body" strong tone="warning" deadline={cashier.payDeadline} />
          </Row>
          <Text kind="small" tone="second" center>
            {words.leaveText}
          </Text>
        </Stack>
      )}
    </Sheet>
  )
})

/** Leaves the cashier: to the order that it is open for, or one page back where it shows none to pay, or the order has no page. */
export function leaveCashier(store: CashierStore): void {
  const { orderId, source } = store.pay.target
  if (store.cashier && afterPay({ source, outcome: 'error' }) === 'orderDetail')
    returnToRoute(routes.orderDetail, { orderId })
  else back()
}

/** Back of our own bar: leaves, or asks first. */
export function leaveOrAsk(store: CashierStore): void {
  if (store.leaving.mayLeave()) leaveCashier(store)
}
