import { randomInt } from 'node:crypto'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { GoldOrderReq, GoldOrderRes } from '@/contract/member'
import { timestamp14 } from '@/lib/date'
import type { Db } from '../../db/client'
import type { Payable } from '../cashier/payable'
import { PAY_WINDOW_MS } from '../order/rules'
import { extendGold } from './goldMembers'
import { levels } from './levels'
import { goldOrders } from './tables'

/** A number that names the order's kind by its first letter, the second it was made, and chance. */
const newOrderId = (now: Date): string => `G${timestamp14(now)}${String(randomInt(1e8)).padStart(8, '0')}`

type GoldOrder = typeof goldOrders.$inferSelect

const asAnswer = ({ orderId, payAmount, payDeadline }: GoldOrder): GoldOrderRes => ({
  orderId,
  payAmount,
  payDeadline: payDeadline.getTime(),
})

/** Orders a level at the price the customer saw; one that still waits for its money is taken up again. */
export async function orderGold(
  tx: Db,
  userId: number,
  { levelId, price }: GoldOrderReq,
  now: Date,
): Promise<GoldOrderRes | { refused: 'LEVEL_GONE' | 'PRICE_CHANGED' }> {
  const level = levels.find((one) => one.levelId === levelId)
  if (!level) return { refused: 'LEVEL_GONE' }
  if (level.price !== price) return { refused: 'PRICE_CHANGED' }
  const waits = and(
    eq(goldOrders.userId, userId),
    eq(goldOrders.levelId, levelId),
    eq(goldOrders.payAmount, price),
    isNull(goldOrders.paidAt),
    gt(goldOrders.payDeadline, now),
  )
  const [open] = await tx.select().from(goldOrders).where(waits).orderBy(desc(goldOrders.createdAt)).limit(1)
  if (open) return asAnswer(open)
  const order: GoldOrder = {
    orderId: newOrderId(now),
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

async function find(db: Db, orderId: string, lock = false): Promise<GoldOrder | undefined> {
  const query = db.select().from(goldOrders).where(eq(goldOrders.orderId, orderId))
  const [row] = await (lock ? query.for('update') : query)
  return row
}

/** Gold memberships as the cashier sees them. */
export const goldMemberOrders: Payable = {
  bizType: 'VIP_MEMBER_CARD',
  income: 'income:gold-member',

  async find(db, orderId, lock) {
    const order = await find(db, orderId, lock)
    if (!order) return undefined
    const { userId, payAmount, title, payDeadline, paidAt } = order
    return { orderId, userId, amount: payAmount, subject: title, payDeadline, payable: paidAt === null }
  },

  // An order that is not paid waits until its deadline, whatever becomes of single attempts.
  async started() {},
  async failed() {},

  async paid(tx, orderId, { now }) {
    const order = await find(tx, orderId)
    if (!order || order.paidAt) return 'refund'
    await tx.update(goldOrders).set({ paidAt: now }).where(eq(goldOrders.orderId, orderId))
    await extendGold(tx, order.userId, order.months, now)
    return 'delivered'
  },
}
