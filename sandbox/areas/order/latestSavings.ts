import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { BroadcastRow } from '@/contract/home'
import { maskPhone } from '@/lib/mask'
import { dayMs, formatted } from '../../beijing'
import type { Db } from '../../db/client'
import { rechargeOptions } from '../mall/tables'
import { users } from '../session/tables'
import { orders } from './tables'

/** What orders are told of, and how many. */
const TOLD_MS = 7 * dayMs
const TOLD = 24

/** What the subsidies of an order's goods are today, where its row is joined with its option, in fen. */
export const subsidyOfOrder = sql`coalesce(${orders.quantity} * ${rechargeOptions.subsidyFen}, 0)`

/** What member discount and coupon have saved, in fen. */
export const discountsOfOrder = sql`${orders.memberDiscountAmount} + ${orders.couponDiscountAmount}`

/** The option of the goods that was ordered. */
export const isOrdered = and(eq(rechargeOptions.goodsId, orders.goodsId), eq(rechargeOptions.type, orders.rechargeType))

/** What customers have saved by paid orders of the last seven days: subsidies, member discounts and coupons; masked, the newest first. */
export async function latestSavings(db: Db, now: Date): Promise<BroadcastRow[]> {
  const money = sql<number>`${subsidyOfOrder} + ${discountsOfOrder}`.mapWith(Number)
  const rows = await db
    .select({ mobile: users.mobile, money, paidAt: orders.paidAt })
    .from(orders)
    .innerJoin(users, eq(users.userId, orders.userId))
    .leftJoin(rechargeOptions, isOrdered)
    .where(
      and(
        inArray(orders.state, ['paid', 'finished']),
        gt(orders.paidAt, new Date(now.getTime() - TOLD_MS)),
        gt(money, 0),
      ),
    )
    .orderBy(desc(orders.paidAt), desc(orders.orderId))
    .limit(TOLD)
  return rows.flatMap(({ mobile, money: saved, paidAt }) =>
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
