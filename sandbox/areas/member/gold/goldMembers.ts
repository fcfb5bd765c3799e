import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { giftOf, receivedBefore } from '../../session/formerAccounts'
import { extended } from '../chargeTimes'
import { goldMembers, goldReceipts } from '../tables'

/** When the gold membership of a customer ends, or ended; undefined for who never had one. */
export async function goldEndOf(db: Db, userId: number): Promise<Date | undefined> {
  const [row] = await db.select().from(goldMembers).where(eq(goldMembers.userId, userId))
  return row?.endTime
}

/** Adds months to a customer's gold membership inside the caller's transaction; answers the new end. */
export async function extendGold(tx: Db, userId: number, months: number, now: Date): Promise<Date> {
  // The row is made first, so that two extensions at the same time wait for each other.
  await tx.insert(goldMembers).values({ userId, startTime: now, months: 0, endTime: now }).onConflictDoNothing()
  const [before] = await tx.select().from(goldMembers).where(eq(goldMembers.userId, userId)).for('update')
  const after = extended(before, months, now)
  await tx.update(goldMembers).set(after).where(eq(goldMembers.userId, userId))
  return after.endTime
}

/** When what this number received ends; undefined where it received nothing. */
export async function receiptOf(db: Db, mobile: string): Promise<Date | undefined> {
  const [row] = await db.select().from(goldReceipts).where(eq(goldReceipts.mobile, mobile))
  return row?.endTime
}

/** Gives months to a number, once: undefined where it has received before, also with an account that was closed. */
export async function receiveOnce(
  tx: Db,
  { mobile, userId, months, now }: { mobile: string; userId: number; months: number; now: Date },
): Promise<Date | undefined> {
  if ((await receivedBefore(tx, userId, [giftOf.gold])).size > 0) return undefined
  const [made] = await tx
    .insert(goldReceipts)
    .values({ mobile, userId, endTime: now, receivedAt: now })
    .onConflictDoNothing()
    .returning({ mobile: goldReceipts.mobile })
  if (!made) return undefined
  const endTime = await extendGold(tx, userId, months, now)
  await tx.update(goldReceipts).set({ endTime }).where(eq(goldReceipts.mobile, mobile))
  return endTime
}
