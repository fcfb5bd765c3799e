import { observer } from 'mobx-react'
import { useEffect, useRef, useState } from 'react'
import { askReminder } from '@/domain/account/askReminder'
import { ReminderUse } from '@/domain/account/ReminderUse'
import { backToNative } from '@/domain/native/backToNative'
import { launch } from '@/domain/session/launch'
import { cashierWords } from '@/i18n/cashier'
import { steadyNow } from '@/lib/steadyClock'
import { back, go, returnToRoute } from '@/navigate'
import { routes } from '@/routes'
import { usePage } from '@/shell/PageContext'
import { endsByItself } from '@/theme/textSize'
import { Button } from '@/ui/action/Button'
import { Price } from '@/ui/display/Price'
import { ResultBody } from '@/ui/display/ResultBody'
import { Rolling } from '@/ui/display/Rolling'
import { useLatest } from '@/ui/hooks/useLatest'
import { useSecondsLeft } from '../parts/useSecondsLeft'
import { afterPay, resultStaysMs } from '../payment/afterPay'
import type { PayResultStore } from './payResultStore'
import { memberRouteOf } from './sourceRoutes'

/**
 * Paid: shown for a moment, then on to where the customer came from or to their order. Money that came too late for the
 * order is said to be on its way back (P15). A paid membership can be opened too.
 */
export const PaidView = observer(function PaidView({ store }: { store: PayResultStore }) {
  const words = cashierWords()
  const { orderId, source, amount, isReturned, askOrder } = store
  const [until] = useState(() => steadyNow() + resultStaysMs)
  const seconds = useSecondsLeft(until)
  const next = afterPay({ source, outcome: 'paid', appFrom: launch.query.appFrom })
  const { visit } = usePage()
  const hasLeft = useRef(false)
  const leave = async () => {
    // A tap and the end of the countdown, or two taps, must not go back two pages.
    if (next !== 'orderDetail' && hasLeft.current) return
    hasLeft.current = true
    if (next === 'native' && (await backToNative(launch.query.appFrom ?? ''))) return
    // A browser that comes from the provider's page has no page of ours to go back to.
    if (next !== 'orderDetail') back(routes.goldMember)
    else if (orderId) returnToRoute(routes.orderDetail, { orderId })
    else go(routes.home)
  }
  const tapNext = () => {
    if (store.isDelivered && !isReturned) void askReminder('delivery')
    void leave()
  }
  useEffect(() => void askOrder(), [askOrder])
  const latestLeave = useLatest(leave)
  const isOver = seconds === 0 && visit === 'shown' && endsByItself()
  useEffect(() => {
    if (isOver) void latestLeave.current()
  }, [isOver, latestLeave])
  const membership = next === 'orderDetail' && !isReturned ? memberRouteOf(source) : undefined
  const leavingIn = next === 'orderDetail' && orderId ? words.toOrderIn : words.leavingIn
  const leaving = seconds > 0 && endsByItself() ? leavingIn(seconds) : ''
  return (
    <ResultBody
      look={isReturned ? 'unclear' : 'success'}
      title={isReturned ? words.returnedTitle : words.paidTitle}
      detail={
        amount !== undefined && (
          <Rolling>
            <Price fen={amount} size="large" />
          </Rolling>
        )
      }
      text={isReturned ? words.returnedText : leaving}
      note={isReturned && leaving}
    >
      {store.isDelivered && !isReturned && <ReminderUse reminder="delivery" />}
      <Button id="paid-next" block text={next === 'orderDetail' ? words.toOrder : words.done} onTap={tapNext} />
      {membership && (
        <Button
          id="paid-member"
          block
          kind="second"
          text={words.toMember}
          onTap={() => returnToRoute(routes[membership])}
        />
      )}
    </ResultBody>
  )
})
