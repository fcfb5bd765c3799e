import { desc, eq, sql } from 'drizzle-orm'
import type { SessionRow } from '@/contract/devices'
import type { Db } from '../../db/client'
import { sessions } from '../session/tables'

/** The logins of a customer, the one with this token first, then by their last call. */
export async function sessionRows(db: Db, userId: number, token: string): Promise<SessionRow[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(eq(sessions.token, token)), desc(sql`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})`))
  return rows.map((row) => ({
    sessionId: String(row.sessionId),
    place: row.place || 'web',
    device: row.device,
    startTime: row.createdAt.getTime(),
    lastSeenTime: (row.lastSeenAt ?? row.createdAt).getTime(),
    isCurrent: row.token === token,
  }))
}
