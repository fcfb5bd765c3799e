import { randomBytes } from 'node:crypto'
import { and, eq, isNull, lt, ne, or } from 'drizzle-orm'
import type { Db } from '../../db/client'
import type { Client } from '../../http/client'
import { sessions } from './tables'

/** Starts a login and answers its token. */
export async function startSession(db: Db, userId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString('hex')
  await db.insert(sessions).values({ token, userId, createdAt: now })
  return token
}

/** Ends one login. */
export async function endSession(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token, token))
}

/** Ends all logins of a customer but the one with this token, which may be none; answers how many (U5). */
export async function endSessionsBut(db: Db, userId: number, token: string): Promise<number> {
  const others = and(eq(sessions.userId, userId), ne(sessions.token, token))
  const ended = await db.delete(sessions).where(others).returning({ sessionId: sessions.sessionId })
  return ended.length
}

const seenEveryMs = 60_000

/** Notes that a login was used just now, and by what; at most once a minute, so that most calls write nothing. */
export async function noteSeen(db: Db, by: { token: string; now: Date; client: Client }): Promise<void> {
  const { token, now, client } = by
  const isDue = or(isNull(sessions.lastSeenAt), lt(sessions.lastSeenAt, new Date(now.getTime() - seenEveryMs)))
  await db
    .update(sessions)
    .set({ ...client, lastSeenAt: now })
    .where(and(eq(sessions.token, token), isDue))
}
