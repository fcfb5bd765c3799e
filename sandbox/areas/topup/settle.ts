import { and, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { moving, post } from '../../ledger/ledger'
import { refundAt } from '../cashier/settle'
import { payments } from '../cashier/tables'
import { returnCoupon } from '../order/coupons'
import { countSold, returnStock } from '../order/offers'
import { nextState } from '../order/orderState'
import { findOrder, mallOrders, type OrderRecord, reward } from '../order/payable'
import { orders } from '../order/tables'
import { isTopup } from '../order/topupGoods'
import { topupCatalogue } from './goods'
import { REFUND_MS, topupMs, topupOutcome } from './outcomes'

const goodsIds = topupCatalogue.map(({ goodsId }) => goodsId)

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

/** The operator has credited the number: only now is the order sold, and its rebate earned. */
async function arrive(tx: Db, order: OrderRecord, now: Date): Promise<void> {
  await change(tx, order, { state: 'finished' })
  await countSold(tx, order.goodsId, order.quantity)
  await reward(tx, order, now)
}

/** The operator refuses: stock and coupon come back, and the money is on its way back. */
async function refuse(tx: Db, order: OrderRecord, now: Date): Promise<void> {
  const { orderId, payAmount } = order
  const legs = moving(mallOrders.income, 'refunds:due', payAmount)
  await post(tx, { reason: 'topup-refused', ref: orderId, at: now, legs })
  const payment = await paymentOf(tx, order)
  if (payment) await refundAt(tx, payment.bizNo, new Date(now.getTime() + REFUND_MS))
  await returnCoupon(tx, order)
  await returnStock(tx, order)
  await change(tx, order, { state: nextState(order.state, 'refused') ?? order.state, refusedAt: now })
}

const isPast = (from: Date | null, ms: number, now: Date): boolean =>
  from !== null && from.getTime() + ms <= now.getTime()

/** What time brings to a top-up whose row is locked. */
async function step(tx: Db, order: OrderRecord, now: Date): Promise<void> {
  const { state, rechargeAccount, paidAt } = order
  if (state === 'paid' && isPast(paidAt, topupMs(rechargeAccount), now))
    await (topupOutcome(rechargeAccount) === 'arrived' ? arrive : refuse)(tx, order, now)
}

/**
 * Does what is due for top-ups by now: operators credit or refuse them. Each moves on in one transaction with its money, so that a process
 * that is killed leaves it as it was, and any number of processes may run this.
 */
export async function topupsDue(db: Db, now: Date): Promise<void> {
  const open = await db
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(
      and(
        inArray(orders.goodsId, goodsIds),
        eq(orders.state, 'paid'),
        isNotNull(orders.paidAt),
        lte(orders.paidAt, now),
      ),
    )
  for (const { orderId } of open) {
    await db.transaction(async (tx) => {
      const order = await findOrder(tx, orderId, true)
      if (order && isTopup(order.goodsId)) await step(tx, order, now)
    })
  }
}
