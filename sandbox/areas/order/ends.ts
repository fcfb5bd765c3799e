import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { moving, post } from '../../ledger/ledger'
import { returnSubsidy } from '../../subsidy'
import { refundAt } from '../cashier/settle'
import { payments } from '../cashier/tables'
import { returnCoupon } from './coupons'
import { countSold, returnStock } from './offers'
import { nextState } from './orderState'
import { mallOrders, type OrderRecord, reward } from './payable'
import { orders } from './tables'

const change = (tx: Db, { orderId }: OrderRecord, changes: Partial<OrderRecord>) =>
  tx.update(orders).set(changes).where(eq(orders.orderId, orderId))

/** The payment that an order was paid with; money of another one is on its way back already. */
async function paymentOf(tx: Db, { orderId }: OrderRecord) {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'PAYMENT_SUCCESS'), isNull(payments.refundAt)))
  return payment
}

/** A paid order, whose row is locked, has done what it was paid for: only now is it sold, and its rebate earned. */
export async function complete(tx: Db, order: OrderRecord, now: Date): Promise<void> {
  await change(tx, order, { state: 'finished' })
  await countSold(tx, order.goodsId, order.quantity)
  await reward(tx, order, now)
}

/**
 * A paid order, whose row is locked, will not do what it was paid for: subsidy, coupon and stock come back, its codes end, and the money is back where it
 * came from after so many milliseconds.
 */
export async function giveUp(tx: Db, order: OrderRecord, { now, refundMs }: { now: Date; refundMs: number }) {
  const { orderId, payAmount } = order
  const legs = moving(mallOrders.income, 'refunds:due', payAmount)
  await post(tx, { reason: 'refused', ref: orderId, at: now, legs })
  const payment = await paymentOf(tx, order)
  if (payment) await refundAt(tx, payment.bizNo, new Date(now.getTime() + refundMs))
  await returnSubsidy(tx, order, now)
  await returnCoupon(tx, order)
  await returnStock(tx, order)
  const state = nextState(order.state, 'refused') ?? order.state
  await change(tx, order, { state, refusedAt: now, cardCodes: [] })
}
