import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { returnSubsidy } from '../../subsidy'
import { REFUND_MS } from '../cashier/paymentState'
import { returnCoupon } from './coupons'
import { complete, giveUp } from './ends'
import { returnStock } from './offers'
import { ACCOUNT_DELIVERY_MS, nextState } from './orderState'
import { findOrder, type OrderRecord } from './payable'
import { orders } from './tables'
import { tellDelivered } from './tellDelivered'
import { VOUCHER_MS } from './voucherGoods'

/**
 * Cancels an order inside the caller's transaction and frees its subsidy, its coupon and its stock; undefined where its state
 * does not allow it. A payment that still comes for it is kept for refund.
 */
export async function cancel(
  tx: Db,
  orderId: string,
  now: Date,
  allowed: (order: OrderRecord) => boolean,
): Promise<OrderRecord | undefined> {
  const order = await findOrder(tx, orderId, true)
  const state = order && nextState(order.state, 'cancelled')
  if (!order || !state || !allowed(order)) return undefined
  await tx.update(orders).set({ state }).where(eq(orders.orderId, orderId))
  await returnSubsidy(tx, order, now)
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
    await db.transaction((tx) => cancel(tx, orderId, now, (order) => order.payDeadline <= now))
  }
}

/** Orders that are paid, with codes that were not used yet: what comes as a code is a voucher where its order is not finished at once. */
const isUnused = and(eq(orders.state, 'paid'), eq(orders.kind, 'card'))

/** Finishes paid orders whose account has been recharged by now, and gives up those whose voucher has ended unused. */
export async function deliverDueOrders(db: Db, now: Date): Promise<void> {
  const paidBefore = new Date(now.getTime() - ACCOUNT_DELIVERY_MS)
  await db.transaction(async (tx) => {
    const recharged = await tx
      .update(orders)
      .set({ state: 'finished' })
      .where(and(eq(orders.state, 'paid'), eq(orders.kind, 'account'), lte(orders.paidAt, paidBefore)))
      .returning()
    for (const order of recharged) await tellDelivered(tx, order, now)
  })
  const ended = await db
    .select()
    .from(orders)
    .where(and(isUnused, lte(orders.paidAt, new Date(now.getTime() - VOUCHER_MS))))
  for (const { orderId } of ended) {
    await db.transaction(async (tx) => {
      const order = await findOrder(tx, orderId, true)
      if (order?.state === 'paid') await giveUp(tx, order, { now, refundMs: REFUND_MS })
    })
  }
}

/** A shop has taken a voucher by its code, once; false where no order waits to be used with it. */
export function takeVoucher(db: Db, voucherCode: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const number = sql`replace(${orders.cardCodes}->0->>'number', ' ', '')`
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(isUnused, eq(number, voucherCode)))
      .for('update')
    if (order) await complete(tx, order, now)
    return order !== undefined
  })
}
