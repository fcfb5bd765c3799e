import { eq } from 'drizzle-orm'
import type { OrderState } from '@/contract/order/detail'
import type { OrderFilter, OrderRow } from '@/contract/order/list'
import type { Db } from '../../db/client'
import { declaredAreas } from '../../declared'
import type { Viewer } from '../../viewer'
import { orders } from './tables'
import { asRow } from './views'

/** Which states each filter of the list shows. */
const filters: Record<OrderFilter, OrderState[]> = {
  unpaid: ['unpaid', 'paying'],
  paid: ['paid'],
  finished: ['finished'],
  refund: ['refunding', 'refunded'],
  cancelled: ['cancelled'],
}

/** The customer's orders of every kind, or those of a filter, newest first. */
export async function rowsOf(db: Db, userId: number, viewer: Viewer, filter?: OrderFilter): Promise<OrderRow[]> {
  const goods = await db.select().from(orders).where(eq(orders.userId, userId))
  const others = await Promise.all(declaredAreas().map(({ orderRows }) => orderRows?.(db, userId, viewer) ?? []))
  return [...goods.map((order) => asRow(order, viewer)), ...others.flat()]
    .filter(({ state }) => !filter || filters[filter].includes(state))
    .sort((a, b) => b.createdAt - a.createdAt || (b.orderId > a.orderId ? 1 : -1))
}
