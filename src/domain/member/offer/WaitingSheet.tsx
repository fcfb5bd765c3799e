import { observer } from 'mobx-react'
import type { UnpaidOrder } from '@/contract/member/info'
import { membershipWords } from '@/i18n/membership'
import { Button } from '@/ui/action/Button'
import { Text } from '@/ui/display/Text'
import { Sheet } from '@/ui/layer/Sheet'

interface WaitingSheetProps {
  /** The order of another plan than the chosen one; undefined where none waits. */
  order: UnpaidOrder | undefined
  /** Goes on with that order. */
  onPay(): void
  /** Orders the chosen plan, by which that order is cancelled. */
  onAnew(): void
  onClose(): void
}

/** Says before a plan is ordered that an order of another plan waits; closing it orders nothing. */
export const WaitingSheet = observer(function WaitingSheet({ order, onPay, onAnew, onClose }: WaitingSheetProps) {
  const words = membershipWords()
  return (
    <Sheet
      id="member-waiting"
      open={order !== undefined}
      title={words.unpaidTitle}
      onClose={onClose}
      footer={
        <>
          <Button id="member-waiting-anew" kind="second" text={words.orderAnew} onTap={onAnew} />
          <Button id="member-waiting-pay" kind="detail" text={words.payWaiting} onTap={onPay} />
        </>
      }
    >
      <Text kind="title" block>
        {order && words.unpaidTerm(order.unpaidOrderTerm, order.unpaidOrderPrice)}
      </Text>
      <Text kind="body" tone="second" block above={8}>
        {words.waitingText}
      </Text>
    </Sheet>
  )
})
