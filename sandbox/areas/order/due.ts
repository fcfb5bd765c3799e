import { and, eq, inArray, lte } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { returnCoupon } from './coupons'
import { returnStock } from './offers'
import { ACCOUNT_DELIVERY_MS, nextState } from './orderState'
import { findOrder, type OrderRecord } from './payable'
import { orders } from './tables'

/**
 * Cancels an order inside the caller's transaction and frees its stock and its coupon; undefined where its state does not
 * allow it. A payment that still comes for it is kept for refund.
 */
export async function cancel(
  tx: Db,
  orderId: string,
  allowed: (order: OrderRecord) => boolean,
): Promise<OrderRecord | undefined> {
  const order = await findOrder(tx, orderId, true)
  const state = order && nextState(order.state, 'cancelled')
  if (!order || !state || !allowed(order)) return undefined
  await tx.update(orders).set({ state }).where(eq(orders.orderId, orderId))
  await returnCoupon(tx, order)
  await returnStock(tx, order)
  return { ...order, state }
}

/** Cancels every order whose deadline has passed unpaid. */
export async function cancelDueOrders(db: Db, now: Date): Promise<void> {
  const due = await db
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(inArray(orders.state, ['unpaid', 'paying']), lte(orders.payDeadline, now)))
  for (const { orderId } of due) {
    await db.transaction((tx) => cancel(tx, orderId, (order) => order.payDeadline <= now))
  }
}

/** Finishes paid orders whose account has been recharged by now. */
export async function deliverDueOrders(db: Db, now: Date): Promise<void> {
  const paidBefore = new Date(now.getTime() - ACCOUNT_DELIVERY_MS)
  await db
    .update(orders)
    .set({ state: 'finished' })
    .where(and(eq(orders.state, 'paid'), eq(orders.kind, 'account'), lte(orders.paidAt, paidBefore)))
}
