import { eq } from 'drizzle-orm'
import { type Section, when } from '../../ownData'
import { searchHistory } from './tables'

export const searches: Section = async (db, { userId }) => {
  const rows = await db.select().from(searchHistory).where(eq(searchHistory.userId, userId))
  return rows.map(({ word, searchedAt }) => ({ word, searched: when(searchedAt) }))
}
