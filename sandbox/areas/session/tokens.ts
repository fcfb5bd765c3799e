import { eq } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { Db } from '../../db/client'
import { sessions } from './tables'

/** Starts a login and answers its token. */
export async function startSession(db: Db, userId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString('hex')
  await db.insert(sessions).values({ token, userId, createdAt: now })
  return token
}

/** Ends every login of an account, as closing the account does. */
export async function endSessions(db: Db, userId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

/** Ends one login. */
export async function endSession(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token, token))
}
