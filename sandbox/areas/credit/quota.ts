import { eq } from 'drizzle-orm'
import type { Fen } from '@/contract/endpoint'
import type { Db } from '../../db/client'
import { quotaWith } from './quotaRules'
import { leapRaises, quotaRaises } from './tables'

/** A customer's quota now: what every raise of theirs has added, those of quota-raising cards and that of the super-vip membership. */
export async function quotaOf(db: Db, userId: number, now: Date): Promise<Fen> {
  const ofCards = await db.select().from(quotaRaises).where(eq(quotaRaises.userId, userId))
  const ofMembership = await db.select().from(leapRaises).where(eq(leapRaises.userId, userId))
  return quotaWith(
    [
      ...ofCards.map(({ decision, decidedAt, quotaBefore, quotaWanted }) => ({
        decision,
        decidedAt,
        amount: quotaWanted - quotaBefore,
      })),
      ...ofMembership.map(({ outcome, decidedAt, amount }) => ({ decision: outcome, decidedAt, amount })),
    ],
    now,
  )
}
