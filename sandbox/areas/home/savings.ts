import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Fen } from '@/contract/endpoint'
import type { Db } from '../../db/client'
import type { User } from '../../user'
import { rechargeOptions } from '../mall/tables'
import { discountsOfOrder, isOrdered, subsidyOfOrder } from '../order/latestSavings'
import { orders } from '../order/tables'

/** The subsidy of a calendar month for who has the card, in fen. */
export const monthlyAllowance = { member: 30_000, other: 10_000 }

/** What a customer's paid orders saved since a moment: subsidies, member discounts and coupons, in fen. */
export async function savedSince(db: Db, userId: number, since: Date): Promise<{ total: Fen; subsidy: Fen }> {
  const subsidy = sql<number>`coalesce(sum(${subsidyOfOrder}), 0)`.mapWith(Number)
  const discounts = sql<number>`coalesce(sum(${discountsOfOrder}), 0)`.mapWith(Number)
  const [sums] = await db
    .select({ subsidy, discounts })
    .from(orders)
    .leftJoin(rechargeOptions, isOrdered)
    .where(and(eq(orders.userId, userId), inArray(orders.state, ['paid', 'finished']), gte(orders.createdAt, since)))
  return { total: (sums?.subsidy ?? 0) + (sums?.discounts ?? 0), subsidy: sums?.subsidy ?? 0 }
}

/** The subsidy that may still be used this month, in fen; 0 until the subsidy account is open. */
export function allowanceLeft({ isVip, xbtStatus }: User, usedThisMonth: Fen): Fen {
  if (xbtStatus !== 2) return 0
  return Math.max(0, (isVip ? monthlyAllowance.member : monthlyAllowance.other) - usedThisMonth)
}
