import { and, count, eq, inArray, lt } from 'drizzle-orm'
import { dayMs } from '../../beijing'
import type { Db } from '../../db/client'
import type { User } from '../../user'
import { bankCards } from '../cashier/tables'
import { orders } from '../order/tables'
import type { Facts } from './score'

/** How many rows a condition counts. */
async function counted(rows: Promise<{ number: number }[]>): Promise<number> {
  const [row] = await rows
  return row?.number ?? 0
}

/** What the score of a customer stands on: what had happened by the day of the score. */
export async function factsOf(db: Db, user: User, scoreTime: Date, now: Date): Promise<Facts> {
  const ordersIn = (...states: (typeof orders.$inferSelect)['state'][]) =>
    counted(
      db
        .select({ number: count() })
        .from(orders)
        .where(and(eq(orders.userId, user.userId), inArray(orders.state, states), lt(orders.createdAt, scoreTime))),
    )
  return {
    isOpen: user.xbtStatus === 2,
    paidOrders: await ordersIn('paid', 'finished'),
    refundedOrders: await ordersIn('refunding'),
    boundCards: await counted(db.select({ number: count() }).from(bankCards).where(eq(bankCards.userId, user.userId))),
    isMember: user.isVip,
    months: Math.floor((now.getTime() - user.createdAt.getTime()) / (30 * dayMs)),
  }
}
