import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { resultRouteOf } from '@/domain/cashier/result/sourceRoutes'
import { replace } from '@/navigate'
import { routes } from '@/routes'
import { usePage } from '@/shell/PageContext'
import type { CashierStore } from './store'

/** Opens the result of a paid order in place of the cashier, and asks the server again once the order takes no payment. */
export const PayEnd = observer(function PayEnd({ store }: { store: CashierStore }) {
  const { load, pay } = store
  const { orderId, source } = pay.target
  const { visit } = usePage()
  const isPaid = store.isPaid && visit === 'shown'
  const { isClosed } = pay
  const bizNo = pay.current.payment?.bizNo
  useEffect(() => {
    if (isPaid) replace(routes[resultRouteOf(source)], { orderId, source, bizNo })
  }, [isPaid, orderId, source, bizNo])
  useEffect(() => {
    if (isClosed) void load()
  }, [isClosed, load])
  return null
})
