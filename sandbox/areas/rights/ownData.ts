import { eq } from 'drizzle-orm'
import { inLanguage } from '../../language'
import { type Section, when, yuan } from '../../ownData'
import { flyCardsTable, rightsClaims } from './tables'

/** Gifts and rights that were claimed, with the codes that came with them. */
export const ownClaims: Section = async (db, { userId, lang }) => {
  const rows = await db.select().from(rightsClaims).where(eq(rightsClaims.userId, userId))
  return rows.map(({ result, receivedAt, code }) => ({
    result: inLanguage(result, lang),
    received: when(receivedAt),
    code,
  }))
}

export const ownFlyCards: Section = async (db, { userId }) => {
  const rows = await db.select().from(flyCardsTable).where(eq(flyCardsTable.userId, userId))
  return rows.map(({ cardNo, worth, activateBy, activatedAt, usedAt }) => ({
    cardNo,
    worth: yuan(worth),
    activateBy: when(activateBy),
    activated: when(activatedAt),
    used: when(usedAt),
  }))
}
