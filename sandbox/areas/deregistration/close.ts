import { createHash } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import type { LogoffReq, LogoffRes } from '@/contract/deregistration'
import { dayMs } from '../../beijing'
import type { Db } from '../../db/client'
import { declaredAreas } from '../../declared'
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

/** How long the customer's own words are kept, without numbers, addresses and their names: as long as the notice says. */
const NOTE_MS = 30 * dayMs

/** A text without what could be the number of a phone, a card or a person, without e-mail addresses and without these names. */
export function withoutPerson(text: string, names: readonly string[]): string {
  const told = names.filter((name) => name.trim() !== '').sort((one, other) => other.length - one.length)
  const named = told.reduce((rest, name) => rest.replaceAll(name, '**'), text)
  return named.replace(/[^\s@，。；：、]+@[^\s@，。；：、]+/g, '****').replace(/\d(?:[\s-]*\d){3,}/g, '****')
}

/** The names that a customer has in the app. */
async function namesOf(tx: Db, userId: number): Promise<string[]> {
  const names: string[] = []
  for (const { closing } of declaredAreas()) names.push(...((await closing?.names?.(tx, userId)) ?? []))
  return names
}

/** Closes an account that is locked and has nothing open: personal data and all sessions end in the caller's transaction. */
export async function closeAccount(
  tx: Db,
  of: { userId: number; mobile: string; now: Date } & Pick<LogoffReq, 'reason' | 'note'> & CloseIntent,
): Promise<LogoffRes> {
  const { userId, mobile, now, reason, note = '', requestId, token } = of
  const names = await namesOf(tx, userId)
  await forgetCustomer(tx, { userId, mobile, now })
  const isOld = lt(accountClosings.closedAt, new Date(now.getTime() - NOTE_MS))
  await tx.update(accountClosings).set({ note: '' }).where(isOld)
  await tx.insert(accountClosings).values({
    userId,
    requestId,
    tokenHash: hashOf(token),
    reason,
    note: withoutPerson(note, names),
    agreementVersion: accountClosing.version,
    closedAt: now,
  })
  return { closedTime: now.getTime() }
}
