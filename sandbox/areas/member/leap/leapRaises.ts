import { eq } from 'drizzle-orm'
import type { IncreaseStatusRes } from '@/contract/member/leap'
import type { Db } from '../../../db/client'
import { inLanguage, type Lang } from '../../../language'
import type { User } from '../../../user'
import { quotaOf } from '../../credit/quota'
import { decisionFor, RAISE, REVIEW_MS, refusedReason } from '../../credit/raiseRules'
import { leapRaises } from '../../credit/tables'

/**
 * Hands in the review that a first super-vip membership brings, inside the caller's transaction; a customer gets one. It is decided as that of a
 * quota-raising card: by the state of the subsidy account.
 */
export async function requestRaise(
  tx: Db,
  { userId, xbtStatus }: Pick<User, 'userId' | 'xbtStatus'>,
  now: Date,
): Promise<void> {
  const outcome = decisionFor(xbtStatus)
  const isRaised = outcome === 'raised'
  await tx
    .insert(leapRaises)
    .values({
      userId,
      outcome,
      quotaBefore: await quotaOf(tx, userId, now),
      amount: isRaised ? RAISE : 0,
      reason: isRaised ? null : refusedReason,
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
