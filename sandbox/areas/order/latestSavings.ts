import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { BroadcastRow } from '@/contract/home'
import { maskPhone } from '@/lib/mask'
import { dayMs, formatted } from '../../beijing'
import type { Db } from '../../db/client'
import { users } from '../session/tables'
import { orders } from './tables'

/** Of which orders it is told, and of how many customers. */
const TOLD_MS = 7 * dayMs
const TOLD = 24

/** What subsidy, member discount and coupon have saved on an order, in fen. */
export const savedOn = sql<number>`${orders.subsidyAmount} + ${orders.memberDiscountAmount} + ${orders.couponDiscountAmount}`

/** What customers have saved by their latest paid order of seven days: subsidies, member discounts and coupons; masked, the newest first. */
export async function latestSavings(db: Db, now: Date): Promise<BroadcastRow[]> {
  const money = savedOn.mapWith(Number)
  const rows = await db
    .selectDistinctOn([orders.userId], { mobile: users.mobile, money, paidAt: orders.paidAt })
    .from(orders)
    .innerJoin(users, eq(users.userId, orders.userId))
    .where(
      and(
        inArray(orders.state, ['paid', 'finished']),
        gt(orders.paidAt, new Date(now.getTime() - TOLD_MS)),
        gt(money, 0),
      ),
    )
    .orderBy(orders.userId, desc(orders.paidAt), desc(orders.orderId))
  const newest = rows.sort((a, b) => Number(b.paidAt) - Number(a.paidAt)).slice(0, TOLD)
  return newest.flatMap(({ mobile, money: saved, paidAt }) =>
    mobile && paidAt
      ? [
          {
            phone: maskPhone(mobile).replaceAll(' ', ''),
            money: saved,
            time: formatted(paidAt, 'MM-dd HH:mm'),
          },
        ]
      : [],
  )
}
