import { and, count, eq, gt, isNull, max } from 'drizzle-orm'
import type { LogoffLoss } from '@/contract/deregistration'
import { dayMs } from '../../beijing'
import type { Db } from '../../db/client'
import { balanceOf, walletAccount } from '../../ledger/ledger'
import { bankCards } from '../cashier/tables'
import { goldEndOf } from '../member/gold/goldMembers'
import { vipTerms } from '../member/tables'
import { extraCards, flyCardsTable, rightsPacks } from '../rights/tables'
import { countsOf } from '../session/counts'
import type { User } from '../session/users'

/** Days from now until the latest of these moments, a started one counted as whole; 0 where all are over. */
function daysUntil(ends: readonly (Date | null | undefined)[], now: Date): number {
  const left = Math.max(0, ...ends.map((end) => (end ? end.getTime() - now.getTime() : 0)))
  return Math.ceil(left / dayMs)
}

/** Packs and cards of rights that can still be used. */
async function usableRights(db: Db, userId: number, now: Date): Promise<number> {
  const [packs] = await db
    .select({ number: count() })
    .from(rightsPacks)
    .where(and(eq(rightsPacks.userId, userId), gt(rightsPacks.endTime, now)))
  const [extras] = await db
    .select({ number: count() })
    .from(extraCards)
    .where(and(eq(extraCards.userId, userId), gt(extraCards.endTime, now)))
  const [flights] = await db
    .select({ number: count() })
    .from(flyCardsTable)
    .where(and(eq(flyCardsTable.userId, userId), gt(flyCardsTable.activateBy, now), isNull(flyCardsTable.usedAt)))
  return (packs?.number ?? 0) + (extras?.number ?? 0) + (flights?.number ?? 0)
}

/** What a customer has at this moment and loses with the account. */
export async function lossOf(db: Db, { userId, goldCoins }: User, now: Date): Promise<LogoffLoss> {
  const { couponCount } = await countsOf(db, userId, now)
  const [term] = await db
    .select({ end: max(vipTerms.endTime) })
    .from(vipTerms)
    .where(eq(vipTerms.userId, userId))
  const [cards] = await db.select({ number: count() }).from(bankCards).where(eq(bankCards.userId, userId))
  return {
    balance: await balanceOf(db, walletAccount(userId)),
    couponCount,
    goldCoins,
    memberDays: daysUntil([term?.end, await goldEndOf(db, userId)], now),
    rightsCount: await usableRights(db, userId, now),
    cardCount: cards?.number ?? 0,
  }
}
