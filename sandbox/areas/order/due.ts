import { and, eq, inArray, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { type Due, someRow } from '../../due'
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

const isLate = (now: Date) => and(inArray(orders.state, ['unpaid', 'paying']), lte(orders.payDeadline, now))

async function cancelDue(db: Db, now: Date): Promise<void> {
  for (const { orderId } of await db.select().from(orders).where(isLate(now))) {
    await db.transaction((tx) => cancel(tx, orderId, now, (order) => order.payDeadline <= now))
  }
}

/** Cancels every order whose deadline has passed unpaid. */
export const cancellationsDue: Due = { isDue: (now) => someRow(orders, isLate(now)), run: cancelDue }

/** Orders that are paid, with codes that were not used yet: what comes as a code is a voucher where its order is not finished at once. */
const isUnused = and(eq(orders.state, 'paid'), eq(orders.kind, 'card'))

/** Orders whose account has been recharged by now. */
const isRecharged = (now: Date) =>
  and(
    eq(orders.state, 'paid'),
    eq(orders.kind, 'account'),
    lte(orders.paidAt, new Date(now.getTime() - ACCOUNT_DELIVERY_MS)),
  )

/** Orders whose voucher has ended unused. */
const hasEnded = (now: Date) => and(isUnused, lte(orders.paidAt, new Date(now.getTime() - VOUCHER_MS)))

async function deliverDue(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const recharged = await tx.update(orders).set({ state: 'finished' }).where(isRecharged(now)).returning()
    for (const order of recharged) await tellDelivered(tx, order, now)
  })
  for (const { orderId } of await db.select().from(orders).where(hasEnded(now))) {
    await db.transaction(async (tx) => {
      const order = await findOrder(tx, orderId, true)
      if (order?.state === 'paid') await giveUp(tx, order, { now, refundMs: REFUND_MS })
    })
  }
}

/** Finishes paid orders whose account has been recharged by now, and gives up those whose voucher has ended unused. */
export const deliveriesDue: Due = {
  isDue: (now) => someRow(orders, or(isRecharged(now), hasEnded(now))),
  run: deliverDue,
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
