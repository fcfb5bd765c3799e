import { randomInt } from 'node:crypto'
import { and, desc, eq, gt, inArray, lt, sql, sum } from 'drizzle-orm'
import type { Db } from '../../db/client'
import type { Caller } from '../../implement'
import type { Lang } from '../../language'
import { lastSent, noteCode, secondsToLimit } from './codeEvents'
import { type SmsScene, smsText } from './smsTexts'
import { smsCodes, smsMessages } from './tables'

const lifeSeconds = 600
const resendSeconds = 60
export const maxWrongTries = 5

/** How long a code serves and after how long the next may be asked for, in seconds. */
export const codeTimes = { expireSeconds: lifeSeconds, resendSeconds }

/** What became of a code that was typed in. `locked` also answers the try that used up the last chance. */
type CodeCheck = 'ok' | 'wrong' | 'expired' | 'used' | 'locked'

/** What a call refuses with when a code does not do. */
export const refusalOfCheck = {
  wrong: 'CODE_WRONG',
  expired: 'CODE_EXPIRED',
  used: 'CODE_USED',
  locked: 'CODE_LOCKED',
} as const satisfies Record<Exclude<CodeCheck, 'ok'>, string>

/** Whom and what a code is for. `owner` binds it to one thing beside the scene, such as a payment's bizNo. */
export interface CodeTarget {
  mobile: string
  scene: SmsScene
  owner?: string
}

/** A code as it was typed in. */
interface CodeTry extends CodeTarget {
  code: string
  now: Date
  caller?: Caller
}

/** Seconds until the next code may be sent to this target; 0 where it may be sent now. */
export async function secondsToWait(db: Db, to: CodeTarget & { now: Date }): Promise<number> {
  const last = await lastSent(db, to)
  const seconds = last ? (to.now.getTime() - last.getTime()) / 1000 : resendSeconds
  // Calls that waited for each other may be out of order by a little, so a small negative age counts as none. A code from
  // further in the future was sent while the clock was moved ahead, and does not delay the next.
  return Math.abs(seconds) < resendSeconds ? Math.ceil(resendSeconds - Math.max(0, seconds)) : 0
}

/** Sends a fresh code, or answers how many seconds are still to wait: the last one is younger than a minute, or too many came in an hour. */
export async function sendCode(
  db: Db,
  to: CodeTarget & { now: Date; lang: Lang; caller?: Caller },
): Promise<{ sent: true } | { sent: false; waitSeconds: number }> {
  return db.transaction(async (tx) => {
    await oneAtATime(tx, to)
    const limits = [await secondsToLimit(tx, 'sent', to), await secondsToLimit(tx, 'wrong', to)]
    const waitSeconds = Math.max(await secondsToWait(tx, to), ...limits)
    if (waitSeconds > 0) return { sent: false, waitSeconds }
    const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
    const { mobile, scene, owner = '', now: sentAt } = to
    await tx.insert(smsCodes).values({ mobile, scene, owner, code, sentAt })
    await noteCode(tx, 'sent', to)
    await tx.insert(smsMessages).values({ mobile, scene, code, text: smsText(scene, code, to.lang), sentAt })
    return { sent: true }
  })
}

/**
 * Compares a code with the last one sent to its target, in the caller's transaction, and uses up the right one. It counts no
 * wrong tries: `checkCode` does so for each code, and payments by bank card for each payment.
 */
export async function matchCode(tx: Db, by: CodeTry): Promise<Exclude<CodeCheck, 'locked'>> {
  const last = await lastCode(tx, by)
  if (last?.code !== by.code) return (await wasSent(tx, by)) ? 'used' : 'wrong'
  if (last.usedAt) return 'used'
  if (by.now.getTime() - last.sentAt.getTime() > lifeSeconds * 1000) return 'expired'
  await tx.update(smsCodes).set({ usedAt: by.now }).where(eq(smsCodes.codeId, last.codeId))
  return 'ok'
}

/**
 * Checks a code against the last one sent to its target; a right one is used up, five wrong tries lock it, and so do too many of a number or
 * a device in an hour. Writes its count, so the caller must not roll back (`refuseKeeping` in money calls).
 */
export async function checkCode(db: Db, by: CodeTry): Promise<CodeCheck> {
  return db.transaction(async (tx) => {
    await oneAtATime(tx, by)
    const last = await lastCode(tx, by)
    if (!last) return 'wrong'
    if (last.wrongTries >= maxWrongTries || (await secondsToLimit(tx, 'wrong', by)) > 0) return 'locked'
    const check = await matchCode(tx, by)
    if (last.code === by.code) return check
    const wrongTries = last.wrongTries + 1
    await tx.update(smsCodes).set({ wrongTries }).where(eq(smsCodes.codeId, last.codeId))
    await noteCode(tx, 'wrong', by)
    return wrongTries >= maxWrongTries ? 'locked' : check
  })
}

/** How many codes of these scenes were sent to a number, whatever they are for, between two moments. */
export async function countCodes(
  db: Db,
  of: { mobile: string; scenes: readonly SmsScene[]; after: Date; before: Date },
): Promise<number> {
  const { mobile, scenes, after, before } = of
  return db.$count(
    smsCodes,
    and(
      eq(smsCodes.mobile, mobile),
      inArray(smsCodes.scene, [...scenes]),
      gt(smsCodes.sentAt, after),
      lt(smsCodes.sentAt, before),
    ),
  )
}

/** Wrong codes that were typed for a target, over all codes that were sent to it after a moment. */
export async function countWrongTries(db: Db, of: CodeTarget & { after: Date }): Promise<number> {
  const [row] = await db
    .select({ number: sum(smsCodes.wrongTries) })
    .from(smsCodes)
    .where(and(belongsTo(of), gt(smsCodes.sentAt, of.after)))
  return Number(row?.number ?? 0)
}

/** Whether the code was sent to its target earlier: then it is called used, so that the customer looks for the newer message. */
async function wasSent(tx: Db, by: CodeTry): Promise<boolean> {
  const [older] = await tx
    .select()
    .from(smsCodes)
    .where(and(belongsTo(by), eq(smsCodes.code, by.code)))
    .limit(1)
  return older !== undefined
}

type Code = typeof smsCodes.$inferSelect

/**
 * Codes of one number, and those that one device asks for, are sent and tried one after another, since two at the same time would count as
 * one. The number's lock is taken first by everyone, so that two calls never wait for each other.
 */
async function oneAtATime(tx: Db, { mobile, caller }: CodeTarget & { caller?: Caller }): Promise<void> {
  const names = [`sms ${mobile}`, ...(caller?.device ? [`sms device ${caller.device}`] : [])]
  for (const name of names) await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`)
}

const belongsTo = ({ mobile, scene, owner = '' }: CodeTarget) =>
  and(eq(smsCodes.mobile, mobile), eq(smsCodes.scene, scene), eq(smsCodes.owner, owner))

async function lastCode(db: Db, of: CodeTarget): Promise<Code | undefined> {
  const [last] = await db.select().from(smsCodes).where(belongsTo(of)).orderBy(desc(smsCodes.codeId)).limit(1)
  return last
}
