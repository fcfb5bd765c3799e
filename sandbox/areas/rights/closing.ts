import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Closing } from '../../closing'
import { giftOf } from '../session/formerAccounts'
import { extraCards, flyCardsTable, rightsClaims, rightsPacks } from './tables'

/** Packs and cards of rights end with the account; lost are those that can still be used. */
export const rightsClosing: Closing = {
  async loss(db, { userId, now }) {
    const packs = await db.$count(rightsPacks, and(eq(rightsPacks.userId, userId), gt(rightsPacks.endTime, now)))
    const extras = await db.$count(extraCards, and(eq(extraCards.userId, userId), gt(extraCards.endTime, now)))
    const flights = await db.$count(
      flyCardsTable,
      and(eq(flyCardsTable.userId, userId), gt(flyCardsTable.activateBy, now), isNull(flyCardsTable.usedAt)),
    )
    return { rightsCount: packs + extras + flights }
  },

  async gifts(db, { userId }) {
    const isOwn = and(eq(rightsPacks.userId, userId), eq(rightsPacks.kind, 'welcome'))
    return (await db.$count(rightsPacks, isOwn)) > 0 ? [giftOf.welcomePack] : []
  },

  deletes: [rightsPacks, rightsClaims, flyCardsTable, extraCards],
}
