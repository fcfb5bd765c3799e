import { desc, eq } from 'drizzle-orm'
import type { LimitUpLogRow } from '@/contract/rights/quota'
import type { Db } from '../../db/client'
import { inLanguage, type Lang, type Text } from '../../language'
import { quotaOf } from '../credit/quota'
import { raiseStatus } from '../credit/quotaRules'
import { decisionFor, quotaAfter, RAISE, REVIEW_MS, refusedReason } from '../credit/raiseRules'
import { quotaRaises } from '../credit/tables'
import type { Period } from './cardPeriod'

export type RaiseRecord = typeof quotaRaises.$inferSelect

const reasons: Record<LimitUpLogRow['status'], Text> = {
  in_review: { zh: '审核中，预计 1 分钟内出结果', en: 'In review; it takes about a minute' },
  raised: { zh: '审核通过', en: 'Granted' },
  refused: refusedReason,
}

/** The raises of a customer's cards, newest first. */
export const raisesOf = (db: Db, userId: number): Promise<RaiseRecord[]> =>
  db
    .select()
    .from(quotaRaises)
    .where(eq(quotaRaises.userId, userId))
    .orderBy(desc(quotaRaises.askedAt), desc(quotaRaises.raiseId))

/** Asks for the raise of a card inside the caller's transaction, once for each card: undefined where it was asked for before. */
export async function askRaise(
  tx: Db,
  { userId, xbtStatus, period, now }: { userId: number; xbtStatus: number; period: Period; now: Date },
): Promise<RaiseRecord | undefined> {
  const quotaBefore = await quotaOf(tx, userId, now)
  const [raise] = await tx
    .insert(quotaRaises)
    .values({
      userId,
      cardStart: period.start,
      quotaBefore,
      quotaWanted: quotaBefore + RAISE,
      decision: decisionFor(xbtStatus),
      askedAt: now,
      decidedAt: new Date(now.getTime() + REVIEW_MS),
    })
    .onConflictDoNothing()
    .returning()
  return raise
}

/** Where a raise stands and, where it is refused, why. */
export function statusIn(raise: RaiseRecord, lang: Lang, now: Date) {
  const status = raiseStatus(raise, now)
  return status === 'refused' ? { status, reason: inLanguage(reasons.refused, lang) } : { status }
}

/** A raise as a row of the log. */
export function asLogRow(raise: RaiseRecord, lang: Lang, now: Date): LimitUpLogRow {
  const status = raiseStatus(raise, now)
  return {
    logId: String(raise.raiseId),
    status,
    quotaBefore: raise.quotaBefore,
    quotaAfter: quotaAfter(raise, now),
    changedAt: (status === 'in_review' ? raise.askedAt : raise.decidedAt).getTime(),
    reason: inLanguage(reasons[status], lang),
  }
}
