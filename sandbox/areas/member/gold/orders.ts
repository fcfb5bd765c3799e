import { and, eq, gt, isNull } from 'drizzle-orm'
import type { GoldOrderReq, GoldOrderRes } from '@/contract/member/gold'
import type { Db } from '../../../db/client'
import { newOrderId } from '../../../serialNumber'
import type { Payable } from '../../cashier/payable'
import { PAY_WINDOW_MS } from '../../order/orderState'
import { users } from '../../session/tables'
import { goldOrders } from '../tables'
import { extendGold } from './goldMembers'
import { levels } from './levels'

type GoldOrder = typeof goldOrders.$inferSelect

const asAnswer = ({ orderId, payAmount, payDeadline }: GoldOrder): GoldOrderRes => ({
  orderId,
  payAmount,
  payDeadline: payDeadline.getTime(),
})

/** Lets one customer make one order at a time: the customer's row is the lock. */
export const lockCustomer = async (tx: Db, userId: number): Promise<void> => {
  // Weaker than `update`, which a login of the same customer would have to wait for.
  await tx.select().from(users).where(eq(users.userId, userId)).for('no key update')
}

/**
 * Orders a level at the price the customer saw, inside the caller's transaction. A customer has one open order at a
 * time: for the same level it is answered again, an order of another level replaces it.
 */
export async function orderGold(
  tx: Db,
  userId: number,
  { levelId, price }: GoldOrderReq,
  now: Date,
): Promise<GoldOrderRes | { refused: 'LEVEL_GONE' | 'PRICE_CHANGED' }> {
  const level = levels.find((one) => one.levelId === levelId)
  if (!level) return { refused: 'LEVEL_GONE' }
  if (level.price !== price) return { refused: 'PRICE_CHANGED' }
  await lockCustomer(tx, userId)
  const waits = and(eq(goldOrders.userId, userId), isNull(goldOrders.paidAt), gt(goldOrders.payDeadline, now))
  const open = await tx.select().from(goldOrders).where(waits)
  const same = open.find((one) => one.levelId === levelId && one.payAmount === price)
  if (same) return asAnswer(same)
  if (open.length > 0) await tx.update(goldOrders).set({ payDeadline: now }).where(waits)
  const order: GoldOrder = {
    orderId: newOrderId('G', now),
    userId,
    levelId,
    title: level.name,
    months: level.months,
    payAmount: price,
    createdAt: now,
    payDeadline: new Date(now.getTime() + PAY_WINDOW_MS),
    paidAt: null,
  }
  await tx.insert(goldOrders).values(order)
  return asAnswer(order)
}

/** Reads an order, with its row locked until the transaction ends where asked for. */
export async function findGoldOrder(db: Db, orderId: string, lock = false): Promise<GoldOrder | undefined> {
  const query = db.select().from(goldOrders).where(eq(goldOrders.orderId, orderId))
  const [row] = await (lock ? query.for('update') : query)
  return row
}

/** Gold memberships as the cashier sees them. */
export const goldMemberOrders: Payable = {
  bizType: 'VIP_MEMBER_CARD',
  codeScene: 'bank',
  income: 'income:gold-member',

  async find(db, orderId, lock) {
    const order = await findGoldOrder(db, orderId, lock)
    if (!order) return undefined
    const { userId, payAmount, title, payDeadline, paidAt } = order
    return { orderId, userId, amount: payAmount, subject: title, payDeadline, payable: paidAt === null }
  },

  async paid(tx, orderId, { now }) {
    const order = await findGoldOrder(tx, orderId)
    // Money for an order that another one has replaced, or that came too late, is given back (P15).
    if (!order || order.paidAt || order.payDeadline <= now) return 'refund'
    await tx.update(goldOrders).set({ paidAt: now }).where(eq(goldOrders.orderId, orderId))
    await extendGold(tx, order.userId, order.months, now)
    return 'delivered'
  },
}
