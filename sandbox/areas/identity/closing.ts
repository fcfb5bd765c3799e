import { eq } from 'drizzle-orm'
import type { Closing } from '../../closing'
import { cardApplications, identities, identityOrders, identityTries } from './tables'

/** What was proved about a person ends with the account. */
export const identityClosing: Closing = {
  async names(db, userId) {
    const rows = await db.select({ name: identities.name }).from(identities).where(eq(identities.userId, userId))
    return rows.map(({ name }) => name)
  },
  deletes: [identities, identityOrders, identityTries, cardApplications],
}
