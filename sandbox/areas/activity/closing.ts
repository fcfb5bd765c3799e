import { and, eq } from 'drizzle-orm'
import type { Closing } from '../../closing'
import { giftOf } from '../session/formerAccounts'
import { takenTasks } from './bonus/bonuses'
import { activityMarks, activityViews } from './custom/tables'
import { freeMembers } from './free/tables'
import { helpers, helpRounds, openedPackets } from './invite/tables'

/** An item of an activity that was received, with what it gave, as a gift. */
const MARK = /^mark:([^:]+):([^:]+):(\d+)$/

const markGift = (mark: { code: string; itemId: string; amount: number }): string =>
  `mark:${mark.code}:${mark.itemId}:${mark.amount}`

/** What was received in activities is known by the marks of its items, which a new account gets back, and by the tasks. */
export const activityClosing: Closing = {
  async gifts(db, { userId }) {
    const isReceived = and(eq(activityMarks.userId, userId), eq(activityMarks.kind, 'received'))
    const marks = await db.select().from(activityMarks).where(isReceived)
    return [...marks.map(markGift), ...[...(await takenTasks(db, userId))].map(giftOf.task)]
  },

  async restore(tx, { userId, gifts, now }) {
    const marks = gifts.filter((gift) => MARK.test(gift))
    for (const gift of marks) {
      const [, code = '', itemId = '', amount] = MARK.exec(gift) ?? []
      const mark = { userId, code, itemId, kind: 'received' as const, amount: Number(amount), markedAt: now }
      await tx.insert(activityMarks).values(mark).onConflictDoNothing()
    }
    return marks
  },

  deletes: [activityMarks, activityViews, helpRounds, helpers, openedPackets, freeMembers],
}
