import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { searchHistory } from './tables'

const longest = 10

/** Notes a searched word; a word searched again moves to the front. */
export async function rememberWord(db: Db, userId: number, word: string, now: Date): Promise<void> {
  await db
    .insert(searchHistory)
    .values({ userId, word, searchedAt: now })
    .onConflictDoUpdate({ target: [searchHistory.userId, searchHistory.word], set: { searchedAt: now } })
}

/** The customer's words, newest first. */
export async function wordsOf(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .select()
    .from(searchHistory)
    .where(eq(searchHistory.userId, userId))
    .orderBy(desc(searchHistory.searchedAt))
    .limit(longest)
  return rows.map(({ word }) => word)
}

/** Forgets them all. */
export async function forgetWords(db: Db, userId: number): Promise<void> {
  await db.delete(searchHistory).where(eq(searchHistory.userId, userId))
}
