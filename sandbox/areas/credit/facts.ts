import { and, eq, inArray, lt } from 'drizzle-orm'
import { dayMs } from '../../beijing'
import type { Db } from '../../db/client'
import type { User } from '../../user'
import { bankCards } from '../cashier/tables'
import { orders } from '../order/tables'
import type { Facts } from './score'

/** What the score of a customer stands on: what had happened by the day of the score. */
export async function factsOf(db: Db, { userId, ...user }: User, scoreTime: Date, now: Date): Promise<Facts> {
  const ordersIn = (...states: (typeof orders.$inferSelect)['state'][]) =>
    db.$count(orders, and(eq(orders.userId, userId), inArray(orders.state, states), lt(orders.createdAt, scoreTime)))
  return {
    isOpen: user.xbtStatus === 2,
    paidOrders: await ordersIn('paid', 'finished'),
    refundedOrders: await ordersIn('refunding', 'refunded'),
    boundCards: await db.$count(bankCards, eq(bankCards.userId, userId)),
    isMember: user.isVip,
    months: Math.floor((now.getTime() - user.createdAt.getTime()) / (30 * dayMs)),
  }
}
