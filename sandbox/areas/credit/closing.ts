import { and, eq, isNull, sum } from 'drizzle-orm'
import { formatAmount } from '@/lib/money'
import type { Closing } from '../../closing'
import { leapRaises, loans, quotaRaises } from './tables'

/** Loans must be settled first; the lender keeps a settled one. */
export const creditClosing: Closing = {
  blocks: {
    async OPEN_LOANS(db, { userId }) {
      const [row] = await db
        .select({ owed: sum(loans.outstanding) })
        .from(loans)
        .where(and(eq(loans.userId, userId), isNull(loans.settledAt)))
      return row?.owed ? [{ params: { amount: formatAmount(row.owed) } }] : []
    },
  },
  deletes: [quotaRaises, leapRaises],
}
