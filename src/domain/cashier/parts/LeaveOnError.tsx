import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { cashierWords } from '@/i18n/cashier'
import { steadyNow } from '@/lib/steadyClock'
import { returnToRoute } from '@/navigate'
import { routes } from '@/routes'
import { usePage } from '@/shell/PageContext'
import { endsByItself } from '@/theme/textSize'
import { Text } from '@/ui/display/Text'
import { resultStaysMs } from '../payment/afterPay'
import type { PaymentStore } from '../payment/paymentStore'
import { useSecondsLeft } from './useSecondsLeft'

interface LeaveOnErrorProps {
  store: PaymentStore
  /** Empty where it is not known; then the customer stays. */
  orderId: string
}

/** Leads to the order after an error of WeChat Pay or Alipay, and says so while its words can still be read. */
export const LeaveOnError = observer(function LeaveOnError({ store, orderId }: LeaveOnErrorProps) {
  const { failure } = store
  const { visit } = usePage()
  const [until, setUntil] = useState(0)
  const seconds = useSecondsLeft(until)
  const isLeaving = store.leaves && orderId !== '' && visit === 'shown' && endsByItself()
  // Every failure stays for the whole time, also one that follows another.
  useEffect(() => {
    if (!failure || !isLeaving) return
    setUntil(steadyNow() + resultStaysMs)
    const timer = setTimeout(() => returnToRoute(routes.orderDetail, { orderId }), resultStaysMs)
    return () => clearTimeout(timer)
  }, [failure, isLeaving, orderId])
  if (!isLeaving || seconds === 0) return null
  // Screen readers read the result around it; they do not read out each second.
  return (
    <Text kind="small" tone="third" aria-live="off">
      {cashierWords().toOrderIn(seconds)}
    </Text>
  )
})
