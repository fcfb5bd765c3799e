import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { LogoffReq, LogoffRes } from '@/contract/deregistration'
import type { Db } from '../../db/client'
import { accountClosing } from '../session/agreements/accountClosing'
import { forgetCustomer } from './forget'
import { accountClosings } from './tables'

/** The intent of a close: a repetition comes under the same id, with a token that has ended meanwhile. */
interface CloseIntent {
  requestId: string
  token: string
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The answer to a close that was done before by this intent; undefined where there was none. */
export async function closedBefore(db: Db, { requestId, token }: CloseIntent): Promise<LogoffRes | undefined> {
  const byIntent = and(eq(accountClosings.requestId, requestId), eq(accountClosings.tokenHash, hashOf(token)))
  const [closing] = await db.select().from(accountClosings).where(byIntent)
  return closing && { closedTime: closing.closedAt.getTime() }
}

/** A text without what could be the number of a phone, a card or a person. */
const withoutNumbers = (text: string): string => text.replace(/\d[\d\s-]{3,}/g, '****')

/** Closes an account that is locked and has nothing open: personal data and all sessions end in the caller's transaction. */
export async function closeAccount(
  tx: Db,
  of: { userId: number; mobile: string; now: Date } & Pick<LogoffReq, 'reason' | 'note'> & CloseIntent,
): Promise<LogoffRes> {
  const { userId, mobile, now, reason, note = '', requestId, token } = of
  await forgetCustomer(tx, { userId, mobile }, now)
  await tx.insert(accountClosings).values({
    userId,
    requestId,
    tokenHash: hashOf(token),
    reason,
    note: withoutNumbers(note),
    agreementVersion: accountClosing.version,
    closedAt: now,
  })
  return { closedTime: now.getTime() }
}
