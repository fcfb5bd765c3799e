import { Text } from '@tarojs/components'
import { useDidHide, useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { cashierWords } from '@/i18n/cashier'
import { steadyNow } from '@/lib/steadyClock'
import { returnToRoute } from '@/navigate'
import { routes } from '@/routes'
import { resultStaysMs } from './afterPay'
import './LeaveOnError.scss'
import type { PayStore } from './payStore'
import { useSecondsLeft } from './useSecondsLeft'

interface LeaveOnErrorProps {
  store: PayStore
  /** Empty where it is not known; then the customer stays. */
  orderId: string
}

/** Leads to the order after an error of WeChat Pay or Alipay, and says so while its words can still be read. */
export const LeaveOnError = observer(function LeaveOnError({ store, orderId }: LeaveOnErrorProps) {
  const { failure } = store.attempt
  const [isShown, setShown] = useState(true)
  const [until, setUntil] = useState(0)
  const seconds = useSecondsLeft(until)
  const isLeaving = store.leaves && orderId !== '' && isShown
  useDidShow(() => setShown(true))
  useDidHide(() => setShown(false))
  // Each failure is read for as long as the first one.
  useEffect(() => {
    if (!failure || !isLeaving) return
    setUntil(steadyNow() + resultStaysMs)
    const timer = setTimeout(() => returnToRoute(routes.orderDetail, { orderId }), resultStaysMs)
    return () => clearTimeout(timer)
  }, [failure, isLeaving, orderId])
  if (!isLeaving || seconds === 0) return null
  // The result around it is read out; its seconds are not, one by one.
  return (
    <Text className="leave-on-error" aria-live="off">
      {cashierWords().toOrderIn(seconds)}
    </Text>
  )
})
