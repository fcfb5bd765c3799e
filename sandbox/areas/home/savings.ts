import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Fen } from '@/contract/endpoint'
import type { Db } from '../../db/client'
import { savedOn } from '../order/latestSavings'
import { orders } from '../order/tables'

/** What a customer's paid orders saved since a moment: subsidies, member discounts and coupons, in fen. */
export async function savedSince(db: Db, userId: number, since: Date): Promise<Fen> {
  const [sums] = await db
    .select({ saved: sql<number>`coalesce(sum(${savedOn}), 0)`.mapWith(Number) })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.state, ['paid', 'finished']), gte(orders.createdAt, since)))
  return sums?.saved ?? 0
}
