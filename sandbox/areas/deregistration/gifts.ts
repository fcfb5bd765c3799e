import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { takenTasks } from '../activity/bonus/bonuses'
import { activityMarks } from '../activity/custom/tables'
import { goldReceipts } from '../member/tables'
import { coupons } from '../order/tables'
import { giftOf, markGift } from '../session/formerAccounts'
import { pastGifts } from '../session/tables'

/** All that an account has received and that no customer receives twice, also from accounts that its customer closed before. */
export async function giftsOf(db: Db, { userId, mobile }: { userId: number; mobile: string }): Promise<string[]> {
  const before = await db.select({ gift: pastGifts.gift }).from(pastGifts).where(eq(pastGifts.userId, userId))
  const keyed = await db
    .select({ onceKey: coupons.onceKey })
    .from(coupons)
    .where(and(eq(coupons.userId, userId), isNotNull(coupons.onceKey)))
  const isReceived = and(eq(activityMarks.userId, userId), eq(activityMarks.kind, 'received'))
  const marks = await db.select().from(activityMarks).where(isReceived)
  const [gold] = await db.select().from(goldReceipts).where(eq(goldReceipts.mobile, mobile))
  const gifts = [
    ...before.map(({ gift }) => gift),
    ...keyed.map(({ onceKey }) => giftOf.coupon(onceKey ?? '')),
    ...marks.map(markGift),
    ...[...(await takenTasks(db, userId))].map(giftOf.task),
    ...(gold ? [giftOf.gold] : []),
  ]
  return [...new Set(gifts)].sort()
}
