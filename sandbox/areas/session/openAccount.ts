import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { NotSignedIn } from '../../refusals'
import { users } from './tables'

/** Locks an account that is open for the caller's transaction; ends the call where it was closed meanwhile. */
async function lock(tx: Db, userId: number, strength: 'update' | 'key share'): Promise<void> {
  const open = and(eq(users.userId, userId), isNull(users.closedAt))
  const rows = await tx.select({ userId: users.userId }).from(users).where(open).for(strength)
  if (rows.length === 0) throw new NotSignedIn()
}

/** Keeps an account open until the caller's transaction ends, so that nothing is bought for one that is being closed. */
export const holdAccount = (tx: Db, userId: number): Promise<void> => lock(tx, userId, 'key share')

/** Locks an account that is to be closed: what is being bought for it ends before. */
export const lockAccount = (tx: Db, userId: number): Promise<void> => lock(tx, userId, 'update')
