import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { Secrets } from '../../../secrets'
import { sessions } from '../../session/tables'

/** How long an address serves. */
const LIFE_MS = 10 * 60_000

interface Ticket {
  certificateId: string
  /** Number of the login that asked, which is not its token. */
  sessionId: number
  endTime: number
}

const signatureOf = async (db: Db, { certificateId, sessionId, endTime }: Ticket): Promise<string> =>
  createHmac('sha256', await new Secrets(db).text('certificate-tickets'))
    .update(`${certificateId}.${sessionId}.${endTime}`)
    .digest('hex')

/** Makes the key of an address for the login that asks: it opens one certificate, for a while, and carries no token (U4). */
export async function issueTicket(
  db: Db,
  of: { certificateId: string; token: string; now: Date },
): Promise<{ key: string; endTime: number } | undefined> {
  const [login] = await db.select({ sessionId: sessions.sessionId }).from(sessions).where(eq(sessions.token, of.token))
  if (!login) return undefined
  const ticket = { certificateId: of.certificateId, ...login, endTime: of.now.getTime() + LIFE_MS }
  return { key: `${ticket.sessionId}.${ticket.endTime}.${await signatureOf(db, ticket)}`, endTime: ticket.endTime }
}

/** Whose login made the key of this certificate; undefined where it is another's, has ended, or the login has. */
export async function ownerOfTicket(
  db: Db,
  certificateId: string,
  key: string,
  now: Date,
): Promise<number | undefined> {
  const [sessionId = 0, endTime = 0] = key.split('.').map(Number)
  if (!Number.isSafeInteger(sessionId) || !(endTime > now.getTime())) return undefined
  const expected = Buffer.from(await signatureOf(db, { certificateId, sessionId, endTime }))
  const given = Buffer.from(key.split('.')[2] ?? '')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const [login] = await db
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.sessionId, sessionId)))
  return login?.userId
}
