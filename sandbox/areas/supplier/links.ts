import type { Db } from '../../db/client'
import { allOrders } from './orders'
import { linkToken } from './tokens'

/** The address that opens the supplier area, by the customer whose order it is. It serves an hour, for that customer. */
export async function supplierLinks(db: Db, now: Date): Promise<ReadonlyMap<number, string>> {
  const links = new Map<number, string>()
  for (const { userId, rightsOrderNo } of await allOrders(db)) {
    const { rscToken } = await linkToken(db, rightsOrderNo, now)
    const query = new URLSearchParams({ rscToken, rightsOrderNo })
    links.set(userId, `/subPackages/rightssupplier/index?${query}`)
  }
  return links
}
