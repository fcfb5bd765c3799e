import { and, count, eq } from 'drizzle-orm'
import type { Whole } from '@/contract/endpoint'
import type { Db } from '../../../db/client'
import { activityMarks } from './tables'

export type Mark = typeof activityMarks.$inferSelect

/** What a mark says: of whom, about what. */
type NewMark = Pick<Mark, 'userId' | 'code' | 'itemId' | 'kind'> & { amount?: number; now: Date }

/** Marks something inside the caller's transaction, once: false where it was marked before. */
export async function markOnce(tx: Db, { now, ...mark }: NewMark): Promise<boolean> {
  const rows = await tx
    .insert(activityMarks)
    .values({ ...mark, markedAt: now })
    .onConflictDoNothing()
    .returning({ markId: activityMarks.markId })
  return rows.length > 0
}

/** The marks of a customer in an activity. */
export const marksOf = (db: Db, userId: number, code: string): Promise<Mark[]> =>
  db
    .select()
    .from(activityMarks)
    .where(and(eq(activityMarks.userId, userId), eq(activityMarks.code, code)))

export const hasMark = (marks: readonly Mark[], kind: Mark['kind'], itemId = ''): boolean =>
  marks.some((mark) => mark.kind === kind && mark.itemId === itemId)

/** How often each item of an activity was received, by all customers. */
export async function receivedCounts(db: Db, code: string): Promise<ReadonlyMap<string, Whole>> {
  const rows = await db
    .select({ itemId: activityMarks.itemId, number: count() })
    .from(activityMarks)
    .where(and(eq(activityMarks.code, code), eq(activityMarks.kind, 'received')))
    .groupBy(activityMarks.itemId)
  return new Map(rows.map(({ itemId, number }) => [itemId, number]))
}
