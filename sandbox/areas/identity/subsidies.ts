import { and, between, eq, lte, not, sql } from 'drizzle-orm'
import { formatted } from '../../beijing'
import type { Db } from '../../db/client'
import { type Due, someRow } from '../../due'
import { userOfId } from '../../findUser'
import { ledgerTransactions } from '../../ledger/tables'
import { CLOSED, subsidyLeft } from '../../subsidy'
import { cardApplications } from './tables'

/** Open cards whose account has been filled neither for this month nor for a later one, nor for good. */
function isUnfilled(now: Date) {
  const { userId, isGranted, decidedAt } = cardApplications
  const { reason, ref } = ledgerTransactions
  const refOf = (period: string) => sql`${userId} || ${`-${period}`}`
  const isFilling = and(eq(reason, 'subsidy'), between(ref, refOf(formatted(now, 'yyyy-MM')), refOf(CLOSED)))
  return and(eq(isGranted, true), lte(decidedAt, now), not(someRow(ledgerTransactions, isFilling)))
}

async function fillSubsidies(db: Db, now: Date): Promise<void> {
  for (const { userId } of await db.select().from(cardApplications).where(isUnfilled(now)))
    await subsidyLeft(db, await userOfId(db, userId, now), now)
}

/** Fills the account of each customer whose card is open and who has nothing for this month yet. */
export const subsidiesDue: Due = { isDue: (now) => someRow(cardApplications, isUnfilled(now)), run: fillSubsidies }
