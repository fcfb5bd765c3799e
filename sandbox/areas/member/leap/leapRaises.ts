import { eq } from 'drizzle-orm'
import type { IncreaseStatusRes } from '@/contract/member/leap'
import type { Db } from '../../../db/client'
import { inLanguage, type Lang } from '../../../language'
import { quotaOf } from '../../credit/quota'
import { leapRaises } from '../../credit/tables'

/** How long a review of the quota takes. */
const REVIEW_MS = 60_000

/** What it raises the quota by. */
export const LEAP_RAISE = 200_000

/** Hands in the review that a first super-vip membership brings, inside the caller's transaction; a customer gets one. */
export async function requestRaise(tx: Db, userId: number, now: Date): Promise<void> {
  await tx
    .insert(leapRaises)
    .values({
      userId,
      outcome: 'raised',
      quotaBefore: await quotaOf(tx, userId, now),
      amount: LEAP_RAISE,
      requestedAt: now,
      decidedAt: new Date(now.getTime() + REVIEW_MS),
    })
    .onConflictDoNothing()
}

/** Where the raise of a customer stands. */
export async function raiseStatusOf(
  db: Db,
  userId: number,
  { lang, now }: { lang: Lang; now: Date },
): Promise<IncreaseStatusRes> {
  const [raise] = await db.select().from(leapRaises).where(eq(leapRaises.userId, userId))
  if (!raise) return { status: 'none' }
  const { outcome, quotaBefore, amount, reason, requestedAt, decidedAt } = raise
  if (decidedAt > now) return { status: 'in_review', quotaBefore, changedAt: requestedAt.getTime() }
  const decided = { status: outcome, quotaBefore, changedAt: decidedAt.getTime() }
  if (outcome === 'raised') return { ...decided, amount, quotaAfter: quotaBefore + amount }
  return { ...decided, quotaAfter: quotaBefore, ...(reason ? { reason: inLanguage(reason, lang) } : {}) }
}
