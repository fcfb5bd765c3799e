import { eq } from 'drizzle-orm'
import type { DeliveredOrder } from '../../area'
import type { Db } from '../../db/client'
import { declaredAreas } from '../../declared'
import type { Payable } from '../cashier/payable'
import { cardCodesFor } from './cardCodes'
import { countSold } from './offers'
import { isPayable, nextState } from './orderState'
import { coupons, orders } from './tables'
import { isTopup } from './topupGoods'
import { isVoucher } from './voucherGoods'

export type OrderRecord = typeof orders.$inferSelect

/** Reads an order, with its row locked until the transaction ends where asked for. */
export async function findOrder(db: Db, orderId: string, lock = false): Promise<OrderRecord | undefined> {
  const query = db.select().from(orders).where(eq(orders.orderId, orderId))
  const [row] = await (lock ? query.for('update') : query)
  return row
}

/** Moves an order where the event means something in its state. */
async function move(tx: Db, orderId: string, event: 'inProcess' | 'paymentFailed'): Promise<void> {
  const order = await findOrder(tx, orderId)
  const state = order && nextState(order.state, event)
  if (state) await tx.update(orders).set({ state }).where(eq(orders.orderId, orderId))
}

/** Money is back: an order that waited for it has ended. */
async function refunded(tx: Db, orderId: string, now: Date): Promise<void> {
  const order = await findOrder(tx, orderId)
  const state = order && nextState(order.state, 'refunded')
  if (state) await tx.update(orders).set({ state, refundedAt: now }).where(eq(orders.orderId, orderId))
}

/** Gives what a delivered order brings, once, inside the transaction that delivers it. */
export async function reward(tx: Db, order: DeliveredOrder, now: Date): Promise<void> {
  for (const { delivered } of declaredAreas()) await delivered?.(tx, order, now)
}

/** Orders of the mall as the cashier sees them. */
export const mallOrders: Payable = {
  bizType: 'MALL_ORDER',
  codeScene: 'bank',
  income: 'income:mall',

  async find(db, orderId, lock) {
    const order = await findOrder(db, orderId, lock)
    if (!order) return undefined
    const { userId, payAmount, title, payDeadline, state } = order
    return { orderId, userId, amount: payAmount, subject: title, payDeadline, payable: isPayable(state) }
  },

  inProcess: (tx, orderId) => move(tx, orderId, 'inProcess'),
  failed: (tx, orderId) => move(tx, orderId, 'paymentFailed'),
  refunded,

  async paid(tx, orderId, { assetType, now }) {
    const order = await findOrder(tx, orderId)
    const state = order && nextState(order.state, 'paySucceeded')
    if (!order || !state) return 'refund'
    // The operator of a top-up credits it later, or refuses it; a voucher is used later, or ends.
    const isLater = isTopup(order.goodsId) || isVoucher(order.goodsId)
    const delivered = state === 'paid' && order.kind !== 'account' && !isLater
    const cardCodes = state === 'paid' && order.kind === 'card' ? cardCodesFor(order.quantity) : []
    await tx
      .update(orders)
      .set({ state: delivered ? 'finished' : state, paidAt: now, payAssetType: assetType, cardCodes })
      .where(eq(orders.orderId, orderId))
    if (state !== 'paid') return 'refund'
    if (order.couponId) await tx.update(coupons).set({ usedAt: now }).where(eq(coupons.couponId, order.couponId))
    if (isLater) return 'delivered'
    await countSold(tx, order.goodsId, order.quantity)
    await reward(tx, order, now)
    return 'delivered'
  },
}
