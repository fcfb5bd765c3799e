import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
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
