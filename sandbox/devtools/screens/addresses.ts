import { and, desc, eq, inArray } from 'drizzle-orm'
import { orders } from '../../areas/order/tables'
import type { Db } from '../../db/client'
import { registeredPeople } from '../../people/people'
import type { CataloguedScreen } from './catalogue'

/** Looks up the id that stands for a placeholder of a query, for one customer. */
const lookups: Readonly<Record<string, (db: Db, userId: number) => Promise<string | undefined>>> = {
  unpaidOrder: async (db, userId) => {
    const [found] = await db
      .select({ orderId: orders.orderId })
      .from(orders)
      .where(and(eq(orders.userId, userId), inArray(orders.state, ['unpaid', 'paying'])))
      .orderBy(desc(orders.createdAt))
      .limit(1)
    return found?.orderId
  },
}

/** The address that opens a screen as the tests do, with ids of this sandbox; without its query where an id no longer exists. */
export async function addressOf(db: Db, { route, query = '', person }: CataloguedScreen): Promise<string> {
  const userId = registeredPeople.find(({ mobile }) => mobile === person)?.userId
  let filled = query
  for (const [placeholder, name = ''] of query.matchAll(/\{(\w+)\}/g)) {
    const id = userId === undefined ? undefined : await lookups[name]?.(db, userId)
    if (!id) return `/${route.path}`
    filled = filled.replace(placeholder, id)
  }
  return `/${route.path}${filled && `?${filled}`}`
}
