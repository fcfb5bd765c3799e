import { and, eq, lte, notExists, sql } from 'drizzle-orm'
import { formatted } from '../../beijing'
import type { Db } from '../../db/client'
import { userOfId } from '../../findUser'
import { ledgerTransactions } from '../../ledger/tables'
import { subsidyLeft } from '../../subsidy'
import { cardApplications } from './tables'

/** Fills the account of each customer whose card is open and who has nothing for this month yet. */
export async function fillSubsidies(db: Db, now: Date): Promise<void> {
  const { reason, ref } = ledgerTransactions
  const isOfMonth = eq(ref, sql`${cardApplications.userId} || ${`-${formatted(now, 'yyyy-MM')}`}`)
  const filled = db
    .select()
    .from(ledgerTransactions)
    .where(and(eq(reason, 'subsidy'), isOfMonth))
  const { isGranted, decidedAt } = cardApplications
  const due = and(eq(isGranted, true), lte(decidedAt, now), notExists(filled))
  for (const { userId } of await db.select().from(cardApplications).where(due))
    await subsidyLeft(db, await userOfId(db, userId, now), now)
}
