import { and, eq, sql } from 'drizzle-orm'
import { dayStart } from '../../beijing'
import type { Db } from '../../db/client'
import { holdAccount } from '../session/openAccount'
import { type TryKind, triesLeft } from './states'
import { identityTries } from './tables'

type Tries = Pick<typeof identityTries.$inferSelect, 'failures' | 'lastRefusal'>

interface Whose {
  userId: number
  kind: TryKind
  now: Date
}

const today = ({ userId, kind, now }: Whose) => ({ userId, kind, day: new Date(dayStart(now)) })

/** The tries that failed today; the next Beijing day begins without any. */
export async function triesToday(db: Db, whose: Whose): Promise<Tries> {
  const { userId, kind, day } = today(whose)
  const [row] = await db
    .select()
    .from(identityTries)
    .where(and(eq(identityTries.userId, userId), eq(identityTries.kind, kind), eq(identityTries.day, day)))
  return row ?? { failures: 0, lastRefusal: null }
}

/** How many tries of all kinds failed today. */
export async function failuresToday(db: Db, userId: number, now: Date): Promise<number> {
  const rows = await db
    .select()
    .from(identityTries)
    .where(and(eq(identityTries.userId, userId), eq(identityTries.day, new Date(dayStart(now)))))
  return rows.reduce((sum, { failures }) => sum + failures, 0)
}

/** Tries that are left today. */
export const leftToday = async (db: Db, whose: Whose): Promise<number> =>
  triesLeft(whose.kind, (await triesToday(db, whose)).failures)

/**
 * Keeps what came of one try, inside one transaction: `failure` is counted, and without one `succeed` does what the try is for. Tries of one
 * customer come one after another, or many at the same time would be counted as one. Answers `IDENTITY_LOCKED` where no try was left.
 */
export function keepTry<Code extends string>(
  db: Db,
  whose: Whose,
  failure: Code | undefined,
  succeed: (tx: Db) => Promise<unknown>,
): Promise<Code | 'IDENTITY_LOCKED' | undefined> {
  const key = today(whose)
  return db.transaction(async (tx) => {
    await holdAccount(tx, whose.userId)
    await oneAtATime(tx, whose.userId)
    if ((await leftToday(tx, whose)) === 0) return 'IDENTITY_LOCKED'
    const keep = (failures: 0 | 1) =>
      tx
        .insert(identityTries)
        .values({ ...key, failures, lastRefusal: failure ?? null })
        .onConflictDoUpdate({
          target: [identityTries.userId, identityTries.kind, identityTries.day],
          set: { failures: sql`${identityTries.failures} + ${failures}`, lastRefusal: failure ?? null },
        })
    await keep(failure ? 1 : 0)
    if (!failure) await succeed(tx)
    return failure
  })
}

/** What proves the identity of one customer is done one after another. */
export const oneAtATime = (tx: Db, userId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`identity ${userId}`}))`)
