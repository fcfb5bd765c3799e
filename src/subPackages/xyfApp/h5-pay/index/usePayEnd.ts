import { useEffect } from 'react'
import { resultRouteOf } from '@/domain/cashier/result/sourceRoutes'
import { replace } from '@/navigate'
import { routes } from '@/routes'
import { usePage } from '@/shell/PageContext'
import type { CashierStore } from './store'

/** Opens the result of a paid order in place of the cashier, and asks the server again once the payment is closed. Use it where the store is observed. */
export function usePayEnd({ pay, isPaid, load }: CashierStore): void {
  const { orderId, source } = pay.target
  const { visit } = usePage()
  const isOver = isPaid && visit === 'shown'
  const { isClosed } = pay
  const bizNo = pay.current.payment?.bizNo
  useEffect(() => {
    if (isOver) replace(routes[resultRouteOf(source)], { orderId, source, bizNo })
  }, [isOver, orderId, source, bizNo])
  useEffect(() => {
    if (isClosed) void load()
  }, [isClosed, load])
}
