import { and, gt, isNull, lte } from 'drizzle-orm'
import { counted } from '@/lib/plural'
import type { Db } from '../../db/client'
import { REMIND_MS, remindOfEnds } from '../session/lapsing'
import { coupons } from './tables'

/** Tells customers of their coupons that end unused within three days. */
export async function remindOfCoupons(db: Db, now: Date): Promise<void> {
  const soon = new Date(now.getTime() + REMIND_MS)
  const isUnused = and(isNull(coupons.usedAt), isNull(coupons.orderId))
  const ending = await db
    .select({ userId: coupons.userId, endsAt: coupons.endTime })
    .from(coupons)
    .where(and(isUnused, gt(coupons.endTime, now), lte(coupons.endTime, soon)))
  await remindOfEnds(db, {
    kind: 'coupons',
    ending,
    text: ({ length }, day) => ({
      zh: `您有 ${length} 张优惠券将于 ${day} 到期。`,
      en: `${counted(length, 'coupon expires', 'coupons expire')} on ${day}.`,
    }),
    now,
  })
}
