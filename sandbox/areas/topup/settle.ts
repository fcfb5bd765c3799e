import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { post } from '../../ledger/ledger'
import { payments } from '../cashier/tables'
import { coinsOfOrder } from '../gold/earned'
import { countSold, returnStock } from '../order/offers'
import { findOrder, mallOrders, type OrderRecord } from '../order/payable'
import { nextState } from '../order/rules'
import { coupons, orders } from '../order/tables'
import { payRebate } from '../wallet/rebates'
import { topupCatalogue } from './goods'
import { isTopup, REFUND_MS, topupMs, topupOutcome } from './rules'

const goodsIds = topupCatalogue.map(({ goodsId }) => goodsId)

const change = (tx: Db, { orderId }: OrderRecord, changes: Partial<OrderRecord>) =>
  tx.update(orders).set(changes).where(eq(orders.orderId, orderId))

/** The payment that an order was paid with. */
async function paymentOf(tx: Db, { orderId }: OrderRecord) {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'PAYMENT_SUCCESS')))
  return payment
}

/** The operator has credited the number: only now is the order sold, and its rebate earned. */
async function arrive(tx: Db, order: OrderRecord, now: Date): Promise<void> {
  await change(tx, order, { state: 'finished' })
  await countSold(tx, order.goodsId, order.quantity)
  await coinsOfOrder(tx, order, now)
  await payRebate(tx, order, now)
}

/** The operator refuses: stock and coupon come back, and the money waits to be returned. */
async function refuse(tx: Db, order: OrderRecord, now: Date): Promise<void> {
  const { orderId, payAmount, couponId } = order
  const legs = [
    { account: mallOrders.income, amount: -payAmount },
    { account: 'refunds:due', amount: payAmount },
  ]
  await post(tx, { reason: 'topup-refused', ref: orderId, at: now, legs })
  const payment = await paymentOf(tx, order)
  if (payment) await tx.update(payments).set({ refundDue: true }).where(eq(payments.bizNo, payment.bizNo))
  if (couponId) await tx.update(coupons).set({ orderId: null, usedAt: null }).where(eq(coupons.couponId, couponId))
  await returnStock(tx, order)
  await change(tx, order, { state: nextState(order.state, 'refused') ?? order.state, refusedAt: now })
}

/** The money is back in the tool that it was paid with. */
async function refund(tx: Db, order: OrderRecord, now: Date): Promise<void> {
  const { orderId, payAmount, payAssetType } = order
  const legs = [
    { account: 'refunds:due', amount: -payAmount },
    { account: `outside:${payAssetType}`, amount: payAmount },
  ]
  await post(tx, { reason: 'refund', ref: orderId, at: now, legs })
  const payment = await paymentOf(tx, order)
  if (payment) await tx.update(payments).set({ refundDue: false }).where(eq(payments.bizNo, payment.bizNo))
  await change(tx, order, { state: nextState(order.state, 'refunded') ?? order.state, refundedAt: now })
}

const isPast = (from: Date | null, ms: number, now: Date): boolean =>
  from !== null && from.getTime() + ms <= now.getTime()

/** What time brings to a top-up whose row is locked. */
async function step(tx: Db, order: OrderRecord, now: Date): Promise<void> {
  const { state, rechargeAccount, paidAt, refusedAt } = order
  if (state === 'paid' && isPast(paidAt, topupMs(rechargeAccount), now)) {
    await (topupOutcome(rechargeAccount) === 'arrived' ? arrive : refuse)(tx, order, now)
  } else if (state === 'refunding' && isPast(refusedAt, REFUND_MS, now)) {
    await refund(tx, order, now)
  }
}

/**
 * Does what is due for top-ups by now: operators credit or refuse them, and the money of refused ones goes back. Each moves on in one
 * transaction with its money, so that a process that is killed leaves it as it was, and any number of processes may run this.
 */
export async function topupsDue(db: Db, now: Date): Promise<void> {
  const open = await db
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(
      and(
        inArray(orders.goodsId, goodsIds),
        inArray(orders.state, ['paid', 'refunding']),
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
