import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { NotSignedIn } from '../../refusals'
import { users } from './tables'

/** Locks an account that is open for the caller's transaction; false where it was closed meanwhile. */
async function lock(tx: Db, userId: number, strength: 'update' | 'key share'): Promise<boolean> {
  const open = and(eq(users.userId, userId), isNull(users.closedAt))
  const rows = await tx.select({ userId: users.userId }).from(users).where(open).for(strength)
  return rows.length > 0
}

/** Keeps an account open until the caller's transaction ends; false where it was closed. */
export const isHeld = (tx: Db, userId: number): Promise<boolean> => lock(tx, userId, 'key share')

/** Keeps the caller's account open until the transaction ends, so that nothing is written for one that is being closed. */
export async function holdAccount(tx: Db, userId: number): Promise<void> {
  if (!(await isHeld(tx, userId))) throw new NotSignedIn()
}

/** Locks an account that is to be closed: what is being written for it ends before. */
export async function lockAccount(tx: Db, userId: number): Promise<void> {
  if (!(await lock(tx, userId, 'update'))) throw new NotSignedIn()
}
