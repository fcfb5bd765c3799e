import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import sortedJson from 'safe-stable-stringify'
import type { Db } from './db/client'
import { idempotencyKeys } from './db/tables'
import { Refusal } from './refusals'

/** Names one intent of one customer. */
export interface IntentKey {
  /** 0 for a visitor. */
  userId: number
  path: string
  requestId: string
}

/** Same key, other data. */
export class RequestMismatch extends Error {}

/**
 * Runs a money call once per key and gives every repetition the first answer, also when they come at the same time.
 * The key is inserted first, in the transaction of the effect: on PostgreSQL a second call waits at that row until the
 * first commits. A refused call leaves no key, so that the same intent may be tried again.
 */
export async function once<Answer>(
  db: Db,
  key: IntentKey,
  data: unknown,
  run: (tx: Db) => Promise<Answer>,
): Promise<Answer> {
  // Sorted, so that the order of fields does not make other data.
  const dataHash = createHash('sha256')
    .update(String(sortedJson(data)))
    .digest('hex')
  const outcome = await db.transaction(async (tx) => {
    const inserted = await tx
      .insert(idempotencyKeys)
      .values({ ...key, dataHash })
      .onConflictDoNothing()
      .returning()
    const thisKey = and(
      eq(idempotencyKeys.userId, key.userId),
      eq(idempotencyKeys.path, key.path),
      eq(idempotencyKeys.requestId, key.requestId),
    )
    if (inserted.length === 0) {
      const [kept] = await tx.select().from(idempotencyKeys).where(thisKey)
      if (!kept || kept.dataHash !== dataHash) throw new RequestMismatch(key.requestId)
      return { answer: kept.answer as Answer }
    }
    try {
      const answer = await run(tx)
      await tx.update(idempotencyKeys).set({ answer }).where(thisKey)
      return { answer }
    } catch (error) {
      if (!(error instanceof Refusal && error.keepsWrites)) throw error
      await tx.delete(idempotencyKeys).where(thisKey)
      return { refusal: error }
    }
  })
  if ('refusal' in outcome) throw outcome.refusal
  return outcome.answer
}
