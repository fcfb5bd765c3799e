import { eq, inArray } from 'drizzle-orm'
import type { Closing } from '../../closing'
import { supplierBills, supplierOrders, supplierReceipts, supplierTokens } from './tables'

/** The supplier's rows of the customer's orders are found by those orders; its tokens end with the account. */
export const supplierClosing: Closing = {
  async forget(tx, { userId }) {
    const own = tx
      .select({ rightsOrderNo: supplierOrders.rightsOrderNo })
      .from(supplierOrders)
      .where(eq(supplierOrders.userId, userId))
    for (const table of [supplierTokens, supplierReceipts, supplierBills])
      await tx.delete(table).where(inArray(table.rightsOrderNo, own))
  },
  deletes: [supplierOrders],
}
