import { and, eq, max } from 'drizzle-orm'
import { dayMs } from '../../beijing'
import type { Closing } from '../../closing'
import { giftOf } from '../session/formerAccounts'
import { goldEndOf } from './gold/goldMembers'
import { goldMembers, goldReceipts, renewLogs, vipClaims, vipTerms } from './tables'

/** Days from now until the latest of these moments, a started one counted as whole; 0 where all are over. */
function daysUntil(ends: readonly (Date | null | undefined)[], now: Date): number {
  const left = Math.max(0, ...ends.map((end) => (end ? end.getTime() - now.getTime() : 0)))
  return Math.ceil(left / dayMs)
}

/** Memberships end with the account; one that would be charged again must be stopped first. */
export const memberClosing: Closing = {
  blocks: {
    async RENEWAL_ON(db, { userId }) {
      const rows = await db
        .select({ vipType: vipTerms.vipType })
        .from(vipTerms)
        .where(and(eq(vipTerms.userId, userId), eq(vipTerms.renewStatus, 'on')))
        .orderBy(vipTerms.vipType)
      return rows.map(({ vipType }) => ({ vipType, params: {} }))
    },
  },

  async loss(db, { userId, now }) {
    const [term] = await db
      .select({ end: max(vipTerms.endTime) })
      .from(vipTerms)
      .where(eq(vipTerms.userId, userId))
    return { memberDays: daysUntil([term?.end, await goldEndOf(db, userId)], now) }
  },

  async gifts(db, { mobile }) {
    const received = await db.select().from(goldReceipts).where(eq(goldReceipts.mobile, mobile))
    return received.map(() => giftOf.gold)
  },

  deletes: [vipTerms, goldMembers, goldReceipts, renewLogs, vipClaims],
  deletesByMobile: [goldReceipts],
}
