import { and, eq, isNull, lte } from 'drizzle-orm'
import type { OpenCardStatus } from '@/contract/identity/openCard'
import type { Db } from '../../db/client'
import { type Due, someRow } from '../../due'
import { cardsOf } from '../cashier/cards'
import { giveCoupon } from '../order/coupons'
import { identityOf } from './identities'
import { applicationStatus, DECISION_MS, mayApply, REFUSED_FROM } from './states'
import { cardApplications } from './tables'
import { failuresToday, oneAtATime } from './tries'

export type Application = typeof cardApplications.$inferSelect

/** The application of a customer. */
export async function applicationOf(db: Db, userId: number): Promise<Application | undefined> {
  const [application] = await db.select().from(cardApplications).where(eq(cardApplications.userId, userId))
  return application
}

/** Whether identity, face and bank card are proved. */
export async function hasAllSteps(db: Db, userId: number): Promise<boolean> {
  const identity = await identityOf(db, userId)
  return Boolean(identity?.faceAt) && (await cardsOf(db, userId)).length > 0
}

/** Applies for the card, or answers the application that stands; undefined where a step is missing. */
export function apply(db: Db, { userId, now }: { userId: number; now: Date }): Promise<OpenCardStatus | undefined> {
  return db.transaction(async (tx) => {
    await oneAtATime(tx, userId)
    const before = await applicationOf(tx, userId)
    if (!mayApply(before, now)) return applicationStatus(before, now)
    if (!(await hasAllSteps(tx, userId))) return undefined
    const decidedAt = new Date(now.getTime() + DECISION_MS)
    const isGranted = (await failuresToday(tx, userId, now)) < REFUSED_FROM
    const application = { userId, isGranted, appliedAt: now, decidedAt }
    await tx
      .insert(cardApplications)
      .values(application)
      .onConflictDoUpdate({ target: cardApplications.userId, set: application })
    return applicationStatus(application, now)
  })
}

/** What comes with the opened card. Amounts in fen. */
const openingCoupon = {
  name: { zh: '开户礼券', en: 'Welcome coupon' },
  threshold: 2_000,
  discount: 500,
  source: 'card',
} as const

/** Cards that are open and have brought no coupon yet. */
function bringsCoupon(now: Date) {
  const { isGranted, couponId, decidedAt } = cardApplications
  return and(eq(isGranted, true), isNull(couponId), lte(decidedAt, now))
}

/** Gives each customer whose card is opened by now their coupon, once. */
export async function giveOpeningCoupons(db: Db, now: Date): Promise<void> {
  for (const { userId } of await db.select().from(cardApplications).where(bringsCoupon(now))) {
    await db.transaction(async (tx) => {
      await oneAtATime(tx, userId)
      const application = await applicationOf(tx, userId)
      if (!application || application.couponId !== null) return
      const { couponId } = await giveCoupon(tx, { userId, ...openingCoupon, now })
      await tx.update(cardApplications).set({ couponId }).where(eq(cardApplications.userId, userId))
    })
  }
}

/** Opened cards bring their coupons. */
export const openedCardsDue: Due = {
  isDue: (now) => someRow(cardApplications, bringsCoupon(now)),
  run: giveOpeningCoupons,
}
