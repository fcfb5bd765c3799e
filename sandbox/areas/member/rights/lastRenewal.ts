import { and, desc, eq, gt, gte, isNotNull, or } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { vipOrders } from '../tables'
import type { Term } from '../terms'

/** The order that renewed a membership last, by the schedule or by hand; undefined where it was opened and not renewed since. */
export async function lastRenewal(db: Db, { userId, vipType, startTime }: Term): Promise<string | undefined> {
  const [order] = await db
    .select({ orderId: vipOrders.orderId })
    .from(vipOrders)
    .where(
      and(
        eq(vipOrders.userId, userId),
        eq(vipOrders.vipType, vipType),
        gte(vipOrders.termStart, startTime),
        or(isNotNull(vipOrders.chargedFor), gt(vipOrders.termStart, startTime)),
      ),
    )
    .orderBy(desc(vipOrders.paidAt))
    .limit(1)
  return order?.orderId
}
