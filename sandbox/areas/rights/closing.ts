import { and, count, eq, gt, isNull } from 'drizzle-orm'
import type { Closing } from '../../closing'
import { extraCards, flyCardsTable, rightsClaims, rightsPacks } from './tables'

/** Packs and cards of rights end with the account; lost are those that can still be used. */
export const rightsClosing: Closing = {
  async loss(db, { userId, now }) {
    const [packs] = await db
      .select({ number: count() })
      .from(rightsPacks)
      .where(and(eq(rightsPacks.userId, userId), gt(rightsPacks.endTime, now)))
    const [extras] = await db
      .select({ number: count() })
      .from(extraCards)
      .where(and(eq(extraCards.userId, userId), gt(extraCards.endTime, now)))
    const [flights] = await db
      .select({ number: count() })
      .from(flyCardsTable)
      .where(and(eq(flyCardsTable.userId, userId), gt(flyCardsTable.activateBy, now), isNull(flyCardsTable.usedAt)))
    return { rightsCount: (packs?.number ?? 0) + (extras?.number ?? 0) + (flights?.number ?? 0) }
  },

  deletes: [rightsPacks, rightsClaims, flyCardsTable, extraCards],
}
