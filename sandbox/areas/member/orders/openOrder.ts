import type { UnpaidOrder } from '@/contract/member/info'
import type { Db } from '../../../db/client'
import { inLanguage, type Lang } from '../../../language'
import type { PaymentRecord } from '../../cashier/outcomes'
import { openPayments } from '../../cashier/settle'
import { lengthOf } from '../plans/contracts'
import type { TermType } from '../tables'
import { waitingOrder } from './vipOrders'
import type { VipOrderRecord } from './vipPayable'

/** Whether a customer can still go on with a payment: it is open, its session has not ended, and it is not being decided. */
const canGoOn = (payment: PaymentRecord, now: Date): boolean =>
  payment.status !== 'PAYMENT_PROCESS_IN' && payment.sessionEndsAt > now

/** How an order's payments stand. */
export interface OpenPayment {
  /** The open payment. */
  bizNo?: string
  /** `2`: that payment is to be gone on with. */
  deductType: 1 | 2
  /** That payment is being decided. */
  isPending: boolean
}

/** Which open payment an order has, and whether it can be gone on with (P17). */
export async function openPaymentOf(db: Db, orderId: string, now: Date): Promise<OpenPayment> {
  const open = await openPayments(db, orderId)
  const goOn = open.find((payment) => canGoOn(payment, now))
  const bizNo = (goOn ?? open[0])?.bizNo
  return {
    ...(bizNo ? { bizNo } : {}),
    deductType: goOn ? 2 : 1,
    isPending: open.some(({ status }) => status === 'PAYMENT_PROCESS_IN'),
  }
}

const asUnpaid = (order: VipOrderRecord, lang: Lang): UnpaidOrder => ({
  unpaidOrder: order.orderId,
  unpaidOrderCreateTime: order.createdAt.getTime(),
  unpaidOrderPrice: order.payAmount,
  unpaidOrderTerm: inLanguage(lengthOf(order.months), lang),
  unpaidOrderDeadline: order.payDeadline.getTime(),
  contractType: order.contractType,
})

/** The order that waits for its money: offered again, or shown as pending while its payment is being decided. */
export async function openOrderOf(
  db: Db,
  of: { userId: number; vipType: TermType; lang: Lang; now: Date },
): Promise<{ unpaidOrder?: UnpaidOrder; unpaidOrderDeductType: 1 | 2; pendingOrder?: string }> {
  const order = await waitingOrder(db, of.userId, of.vipType, of.now)
  if (!order) return { unpaidOrderDeductType: 1 }
  const { deductType, isPending } = await openPaymentOf(db, order.orderId, of.now)
  if (isPending) return { unpaidOrderDeductType: 1, pendingOrder: order.orderId }
  return { unpaidOrder: asUnpaid(order, of.lang), unpaidOrderDeductType: deductType }
}
