import { useDidHide, useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { replace } from '@/navigate'
import { routes } from '@/routes'
import type { PayStore } from './payStore'

interface LeaveOnErrorProps {
  store: PayStore
  /** Empty where it is not known; then the customer stays. */
  orderId: string
}

/** Draws nothing; leads to the order after an error of WeChat Pay or Alipay, once its toast is gone. */
export const LeaveOnError = observer(function LeaveOnError({ store, orderId }: LeaveOnErrorProps) {
  const { leavesIn, attempt } = store
  const { failure } = attempt
  const [isShown, setShown] = useState(true)
  useDidShow(() => setShown(true))
  useDidHide(() => setShown(false))
  useEffect(() => {
    if (!failure || leavesIn === undefined || orderId === '' || !isShown) return
    const timer = setTimeout(() => replace(routes.orderDetail, { orderId }), leavesIn)
    return () => clearTimeout(timer)
  }, [failure, leavesIn, orderId, isShown])
  return null
})
