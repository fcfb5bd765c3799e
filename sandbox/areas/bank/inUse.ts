import { and, eq, gt, inArray, or } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { openStatuses } from '../cashier/rules'
import { payments } from '../cashier/tables'

/** Whether a payment with this card is still open: the bank decides on it, or waits for the customer's code. */
export async function isCardInUse(db: Db, cardId: string, now: Date): Promise<boolean> {
  const isOpen = or(
    eq(payments.status, 'PAYMENT_PROCESS_IN'),
    and(inArray(payments.status, openStatuses), gt(payments.sessionEndsAt, now)),
  )
  const [open] = await db
    .select({ bizNo: payments.bizNo })
    .from(payments)
    .where(and(eq(payments.cardId, cardId), isOpen))
    .limit(1)
  return open !== undefined
}
