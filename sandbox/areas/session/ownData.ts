import { eq } from 'drizzle-orm'
import type { Section } from '../../ownData'
import { pastGifts } from './tables'

/** What was received with an account of the same number that was closed, so that it is not received again. */
export const receivedEarlier: Section = async (db, { userId }) => {
  const rows = await db.select().from(pastGifts).where(eq(pastGifts.userId, userId))
  return rows.map(({ gift }) => gift)
}
