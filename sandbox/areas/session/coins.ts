import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { users } from './tables'

/** Adds coins to what a customer has, inside the caller's transaction. */
export async function giveCoins(tx: Db, userId: number, coins: number): Promise<void> {
  await tx
    .update(users)
    .set({ goldCoins: sql`${users.goldCoins} + ${coins}` })
    .where(eq(users.userId, userId))
}
