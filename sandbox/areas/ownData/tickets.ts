import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client'
import type { Lang } from '../../language'
import { ownDataTickets } from './tables'

/** How long an address serves. */
const LIFE_MS = 5 * 60_000

type Ticket = typeof ownDataTickets.$inferSelect

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex')

/** Makes a ticket for the session that asks; answers the key of its address and when it ends. */
export async function issueTicket(
  db: Db,
  of: { userId: number; token: string; lang: Lang; now: Date },
): Promise<{ key: string; endTime: Date }> {
  const { now, ...owner } = of
  const key = randomBytes(32).toString('hex')
  const endTime = new Date(now.getTime() + LIFE_MS)
  await db.insert(ownDataTickets).values({ ...owner, keyHash: hashOf(key), endTime })
  return { key, endTime }
}

/** Uses a ticket up; undefined where the key is unknown, was used before, or has ended, also with its session. */
export async function useTicket(db: Db, key: string, now: Date): Promise<Ticket | undefined> {
  const usable = and(
    eq(ownDataTickets.keyHash, hashOf(key)),
    isNull(ownDataTickets.usedAt),
    gt(ownDataTickets.endTime, now),
  )
  const [used] = await db.update(ownDataTickets).set({ usedAt: now }).where(usable).returning()
  return used
}
