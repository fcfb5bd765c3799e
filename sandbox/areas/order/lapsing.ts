import { and, gt, isNull, lte } from 'drizzle-orm'
import { counted } from '@/lib/plural'
import type { Db } from '../../db/client'
import { type Due, someRow } from '../../due'
import { isUntold, REMIND_MS, remindOfEnds } from '../session/lapsing'
import { coupons } from './tables'

/** Coupons that end unused within three days, and of which their customers do not know. */
function isEnding(now: Date) {
  const { userId, endTime: endsAt, usedAt, orderId } = coupons
  const soon = new Date(now.getTime() + REMIND_MS)
  const isUnused = and(isNull(usedAt), isNull(orderId))
  return and(isUnused, gt(endsAt, now), lte(endsAt, soon), isUntold('coupons', { userId, endsAt }))
}

async function remindOfCoupons(db: Db, now: Date): Promise<void> {
  const ending = await db.select({ userId: coupons.userId, endsAt: coupons.endTime }).from(coupons).where(isEnding(now))
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

/** Tells customers of their coupons that end unused within three days. */
export const couponsLapsing: Due = { isDue: (now) => someRow(coupons, isEnding(now)), run: remindOfCoupons }
