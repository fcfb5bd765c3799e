import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { type Gift, giveOnce } from '../../gifts'
import { rightsClaims } from './tables'

export type Claim = typeof rightsClaims.$inferSelect

interface Claiming {
  userId: number
  onceKey: string
  gift: Gift
  /** How often it can be used after the claim; 0 where claiming it uses it up. */
  left?: number
  now: Date
}

/** Claims something inside the caller's transaction, once: undefined where it was claimed before. */
export const claimOnce = (tx: Db, { userId, onceKey, gift, left = 0, now }: Claiming): Promise<Claim | undefined> =>
  giveOnce(
    tx,
    gift,
    { userId, ref: `${userId}:${onceKey}`, now },
    {
      claim: () =>
        tx
          .insert(rightsClaims)
          .values({ userId, onceKey, result: { zh: '', en: '' }, left, receivedAt: now })
          .onConflictDoNothing()
          .returning(),
      keep: ({ claimId }, given) => tx.update(rightsClaims).set(given).where(eq(rightsClaims.claimId, claimId)),
    },
  )

/** What a customer has claimed of these, by their keys. */
export async function claimsOf(db: Db, userId: number, onceKeys: readonly string[]): Promise<Map<string, Claim>> {
  const rows = await db
    .select()
    .from(rightsClaims)
    .where(and(eq(rightsClaims.userId, userId), inArray(rightsClaims.onceKey, [...onceKeys])))
  return new Map(rows.map((claim) => [claim.onceKey, claim]))
}
