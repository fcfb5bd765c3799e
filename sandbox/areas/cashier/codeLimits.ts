import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { countCodes } from '../session/codes'
import type { CodeScene } from './payable'
import { wrongBankCodes } from './tables'

/** Wrong codes that lock a payment, over all codes that were sent for it. */
const WRONG_CODES_PER_PAYMENT = 5

/** Wrong codes that may be typed for one phone number within an hour, over all of its payments, whatever they pay for. */
export const WRONG_CODES_PER_HOUR = 15

/** Codes that are sent to one phone number within an hour, over all of its payments, whatever they pay for. */
export const CODES_PER_HOUR = 20

const HOUR_MS = 60 * 60_000

const scenes: readonly CodeScene[] = ['bank', 'certificate']

/** The hour around a moment: what was written while the clock was moved far ahead does not count. */
const hourAround = (now: Date) => ({
  after: new Date(now.getTime() - HOUR_MS),
  before: new Date(now.getTime() + HOUR_MS),
})

/**
 * Holds the bank codes of a phone number until the transaction ends: payments of different orders share its limits, and counts
 * that are read at the same time would let more through. Taken after the lock of the order, never before.
 */
export const lockPhone = (tx: Db, mobile: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`bank codes ${mobile}`}))`)

/** Whether another code may be sent to this number now. */
export const maySend = async (tx: Db, mobile: string, now: Date): Promise<boolean> =>
  (await countCodes(tx, { mobile, scenes, ...hourAround(now) })) < CODES_PER_HOUR

/** Whether another code may be typed for this number now, be it right or wrong. */
export async function mayTry(tx: Db, mobile: string, now: Date): Promise<boolean> {
  const { after, before } = hourAround(now)
  const wrong = await tx.$count(
    wrongBankCodes,
    and(eq(wrongBankCodes.mobile, mobile), gt(wrongBankCodes.triedAt, after), lt(wrongBankCodes.triedAt, before)),
  )
  return wrong < WRONG_CODES_PER_HOUR
}

/** Counts a wrong code of a payment; true where it was the last that the payment takes. */
export async function countWrongCode(tx: Db, of: { bizNo: string; mobile: string; now: Date }): Promise<boolean> {
  const { bizNo, mobile, now } = of
  await tx.insert(wrongBankCodes).values({ bizNo, mobile, triedAt: now })
  return (await tx.$count(wrongBankCodes, eq(wrongBankCodes.bizNo, bizNo))) >= WRONG_CODES_PER_PAYMENT
}
