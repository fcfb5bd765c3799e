import { and, eq, inArray, lte } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { type Due, someRow } from '../../due'
import { complete, giveUp } from '../order/ends'
import { findOrder, type OrderRecord } from '../order/payable'
import { orders } from '../order/tables'
import { tellDelivered } from '../order/tellDelivered'
import { isTopup } from '../order/topupGoods'
import { topupCatalogue } from './goods'
import { REFUND_MS, topupMs, topupOutcome, USUAL_MS } from './outcomes'

const goodsIds = topupCatalogue.map(({ goodsId }) => goodsId)

const isPast = (from: Date | null, ms: number, now: Date): boolean =>
  from !== null && from.getTime() + ms <= now.getTime()

/** What time brings to a top-up whose row is locked. */
async function step(tx: Db, order: OrderRecord, now: Date): Promise<void> {
  const { state, rechargeAccount, paidAt } = order
  if (state === 'paid' && isPast(paidAt, topupMs(rechargeAccount), now)) {
    if (topupOutcome(rechargeAccount) === 'arrived') {
      await complete(tx, order, now)
      await tellDelivered(tx, order, now)
    } else await giveUp(tx, order, { now, refundMs: REFUND_MS })
  }
}

/** Top-ups that have taken as long as a usual one; a slow one among them is left as it is until its own time has come. */
function isOpen(now: Date) {
  const paidBefore = lte(orders.paidAt, new Date(now.getTime() - USUAL_MS))
  return and(inArray(orders.goodsId, goodsIds), eq(orders.state, 'paid'), paidBefore)
}

async function settleDue(db: Db, now: Date): Promise<void> {
  for (const { orderId } of await db.select().from(orders).where(isOpen(now))) {
    await db.transaction(async (tx) => {
      const order = await findOrder(tx, orderId, true)
      if (order && isTopup(order.goodsId)) await step(tx, order, now)
    })
  }
}

/**
 * Does what is due for top-ups by now: operators credit or refuse them. Each moves on in one transaction with its money, so that a process
 * that is killed leaves it as it was, and any number of processes may run this.
 */
export const topupsDue: Due = { isDue: (now) => someRow(orders, isOpen(now)), run: settleDue }
