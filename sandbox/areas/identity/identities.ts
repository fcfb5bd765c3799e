import { and, eq, ne } from 'drizzle-orm'
import type { OcrInfo } from '@/contract/identity/idCard'
import type { Db } from '../../db/client'
import { identities } from './tables'

export type Identity = typeof identities.$inferSelect

/** Who a customer is, as they confirmed it; undefined until then. */
export async function identityOf(db: Db, userId: number): Promise<Identity | undefined> {
  const [identity] = await db.select().from(identities).where(eq(identities.userId, userId))
  return identity
}

/** Whether another account has verified this number. */
export async function isTaken(db: Db, userId: number, idNumber: string): Promise<boolean> {
  const [other] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.idNumber, idNumber), ne(identities.userId, userId)))
  return other !== undefined
}

/** Confirms who a customer is, once. `false` where the number was taken by another account meanwhile. */
export async function confirmIdentity(tx: Db, userId: number, info: OcrInfo, now: Date): Promise<boolean> {
  const [made] = await tx
    .insert(identities)
    .values({ userId, ...info, confirmedAt: now })
    .onConflictDoNothing()
    .returning({ userId: identities.userId })
  return made !== undefined
}

/** Keeps that the face was checked. */
export const confirmFace = (tx: Db, userId: number, now: Date) =>
  tx.update(identities).set({ faceAt: now }).where(eq(identities.userId, userId))
