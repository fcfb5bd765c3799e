import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import type { Context } from '../../implement'
import { type SupplierOffer, supplierOffers } from './offers'
import { supplierOrders } from './tables'
import { isOpenedBy } from './tokens'

export type SupplierOrder = typeof supplierOrders.$inferSelect

/** The order that a call names, if it is the signed-in customer's; to anybody else it is unknown. */
export async function ownOrder({
  db,
  supplier,
  signedIn,
  refuse,
}: Pick<Context<unknown, 'ORDER_UNKNOWN'>, 'db' | 'supplier' | 'signedIn' | 'refuse'>): Promise<SupplierOrder> {
  const { userId } = signedIn()
  const { rightsOrderNo = '' } = supplier
  const isOwn = and(eq(supplierOrders.rightsOrderNo, rightsOrderNo), eq(supplierOrders.userId, userId))
  const [order] = await db.select().from(supplierOrders).where(isOwn)
  return order && supplierOffers[order.kind] ? order : refuse('ORDER_UNKNOWN')
}

/** The customer's order, opened by the token of the call: one that is wrong, ended or of another order is refused. */
export async function openedOrder(
  context: Pick<Context<unknown, 'ORDER_UNKNOWN' | 'TOKEN_EXPIRED'>, 'db' | 'supplier' | 'signedIn' | 'refuse' | 'now'>,
): Promise<SupplierOrder> {
  const order = await ownOrder(context)
  const { db, supplier, now, refuse } = context
  return (await isOpenedBy(db, order.rightsOrderNo, supplier.rscToken, now)) ? order : refuse('TOKEN_EXPIRED')
}

/** Every supplier order, for the list of people. */
export const allOrders = (db: Db): Promise<SupplierOrder[]> => db.select().from(supplierOrders)

/** What an order gives. */
export const rightsOf = ({ kind }: SupplierOrder): readonly SupplierOffer[] => supplierOffers[kind]?.rights ?? []
