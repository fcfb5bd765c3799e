import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { users } from '../session/tables'

/** Whether the identity of a customer is verified: their subsidy account is open, which it is only after that. */
export async function isVerified(db: Db, userId: number): Promise<boolean> {
  const [user] = await db.select({ xbtStatus: users.xbtStatus }).from(users).where(eq(users.userId, userId))
  return user?.xbtStatus === 2
}
