import { eq } from 'drizzle-orm'
import { type Section, when } from '../../ownData'
import { cardApplications, identities } from './tables'

export const ownIdentity: Section = async (db, { userId }) => {
  const [proved] = await db.select().from(identities).where(eq(identities.userId, userId))
  if (!proved) return null
  const { userId: _, confirmedAt, faceAt, ...card } = proved
  return { ...card, confirmed: when(confirmedAt), faceChecked: when(faceAt) }
}

/** The application for the subsidy card; null for who made none. */
export const ownApplication: Section = async (db, { userId }) => {
  const [row] = await db.select().from(cardApplications).where(eq(cardApplications.userId, userId))
  return row ? { applied: when(row.appliedAt), decided: when(row.decidedAt), isGranted: row.isGranted } : null
}
