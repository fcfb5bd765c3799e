import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { FeedbackReq } from '@/contract/profile'
import { hourMs } from '../../beijing'
import type { Db } from '../../db/client'
import { users } from '../session/tables'
import { feedbacks } from './tables'

/** Most feedback of one customer within an hour. */
const mostInHour = 10

/** How many are shown in the inbox. */
const shown = 50

const numberOf = (feedbackId: number): string => `FB${String(feedbackId).padStart(8, '0')}`

interface NewFeedback {
  userId: number
  requestId: string
  form: FeedbackReq
  now: Date
}

/**
 * Keeps feedback and answers its number; what came before under the same request id keeps its number and is not kept again. Undefined for
 * a customer who has sent too much of late.
 */
export const keepFeedback = (db: Db, feedback: NewFeedback): Promise<string | undefined> =>
  db.transaction(async (tx) => {
    // One after another: several at the same time would be counted as one.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`feedback ${feedback.userId}`}))`)
    return keepCounted(tx, feedback)
  })

async function keepCounted(db: Db, { userId, requestId, form, now }: NewFeedback): Promise<string | undefined> {
  const kept = await feedbackOf(db, userId, requestId)
  if (kept !== undefined) return numberOf(kept)
  const recent = await db.$count(
    feedbacks,
    and(eq(feedbacks.userId, userId), gt(feedbacks.sentAt, new Date(now.getTime() - hourMs))),
  )
  if (recent >= mostInHour) return undefined
  const { kind, text, pictureIds, mobile } = form
  const [made] = await db
    .insert(feedbacks)
    .values({ userId, requestId, kind, text, pictureIds, mobile, sentAt: now })
    .onConflictDoNothing()
    .returning({ feedbackId: feedbacks.feedbackId })
  const feedbackId = made?.feedbackId ?? (await feedbackOf(db, userId, requestId))
  return feedbackId === undefined ? undefined : numberOf(feedbackId)
}

async function feedbackOf(db: Db, userId: number, requestId: string): Promise<number | undefined> {
  const [row] = await db
    .select({ feedbackId: feedbacks.feedbackId })
    .from(feedbacks)
    .where(and(eq(feedbacks.userId, userId), eq(feedbacks.requestId, requestId)))
  return row?.feedbackId
}

/** One row of the feedback inbox. */
export type KeptFeedback = typeof feedbacks.$inferSelect & { feedbackNo: string; nickName: string }

/** The latest feedback of all customers, newest first. */
export async function latestFeedback(db: Db): Promise<KeptFeedback[]> {
  const rows = await db
    .select({ feedback: feedbacks, nickName: users.nickName })
    .from(feedbacks)
    .innerJoin(users, eq(users.userId, feedbacks.userId))
    .orderBy(desc(feedbacks.feedbackId))
    .limit(shown)
  return rows.map(({ feedback, nickName }) => ({ ...feedback, nickName, feedbackNo: numberOf(feedback.feedbackId) }))
}
