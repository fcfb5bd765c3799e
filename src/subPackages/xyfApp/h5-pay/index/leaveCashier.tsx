import { afterPay } from '@/domain/cashier/payment/afterPay'
import { back, returnToRoute } from '@/navigate'
import { routes } from '@/routes'
import type { CashierStore } from './store'

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
