import { and, count, desc, eq, inArray } from 'drizzle-orm'
import type { OrderState } from '@/contract/order/detail'
import type { OrderFilter, OrderListReq, OrderRow } from '@/contract/order/list'
import type { Db } from '../../db/client'
import { declaredAreas } from '../../declared'
import { PAGE_SIZE, pageOf } from '../../paging'
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

/** The customer's orders that other areas sell. */
async function otherRows(db: Db, userId: number, viewer: Viewer): Promise<OrderRow[]> {
  const rows = await Promise.all(declaredAreas().map(({ orderRows }) => orderRows?.(db, userId, viewer) ?? []))
  return rows.flat()
}

interface Place {
  orderId: string
  createdAt: number
}

const newestFirst = (a: Place, b: Place): number => b.createdAt - a.createdAt || (b.orderId > a.orderId ? 1 : -1)

/** A page of the customer's orders of every kind, or those of a filter, newest first: what a row shows is read for those of the page alone. */
export async function rowsOf(
  db: Db,
  userId: number,
  viewer: Viewer,
  { state: filter, page }: OrderListReq,
): Promise<OrderRow[]> {
  const places = await db
    .select({ orderId: orders.orderId, createdAt: orders.createdAt })
    .from(orders)
    .where(and(eq(orders.userId, userId), filter && inArray(orders.state, filters[filter])))
    .orderBy(desc(orders.createdAt), desc(orders.orderId))
    // None that comes later is on the page, wherever orders of other areas stand among these.
    .limit(Math.max(page, 1) * PAGE_SIZE)
  const others = (await otherRows(db, userId, viewer)).filter(({ state }) => !filter || filters[filter].includes(state))
  const all = [...places.map(({ orderId, createdAt }) => ({ orderId, createdAt: createdAt.getTime() })), ...others]
  const shown = pageOf(all.sort(newestFirst), Math.max(page, 1)).map(({ orderId }) => orderId)
  const goods = await db.select().from(orders).where(inArray(orders.orderId, shown))
  return [
    ...goods.map((order) => asRow(order, viewer)),
    ...others.filter(({ orderId }) => shown.includes(orderId)),
  ].sort(newestFirst)
}

/** An order of any kind of the customer; undefined where they have none with this number. */
export async function rowOf(db: Db, userId: number, viewer: Viewer, orderId: string): Promise<OrderRow | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.orderId, orderId)))
  if (order) return asRow(order, viewer)
  return (await otherRows(db, userId, viewer)).find((row) => row.orderId === orderId)
}

/** How many orders of every kind the customer has in each state. */
export async function countsByState(db: Db, userId: number, now: Date): Promise<ReadonlyMap<OrderState, number>> {
  const goods = await db
    .select({ state: orders.state, count: count() })
    .from(orders)
    .where(eq(orders.userId, userId))
    .groupBy(orders.state)
  const others = await otherRows(db, userId, { lang: 'zh-CN', origin: '', now })
  const counts = new Map<OrderState, number>()
  for (const { state, count } of [...goods, ...others.map(({ state }) => ({ state, count: 1 }))])
    counts.set(state, (counts.get(state) ?? 0) + count)
  return counts
}
