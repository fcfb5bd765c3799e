import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { CouponListReq, CouponListRes, CouponTab } from '@/contract/coupon/own'
import type { Db } from '../../db/client'
import { PAGE_SIZE } from '../../paging'
import type { Coupon } from '../order/coupons'
import { coupons, orders } from '../order/tables'
import { inTab } from './couponState'
import { asCouponRow, type CouponViewer } from './views'

const inAll = { member: eq(coupons.source, 'member'), loan: eq(coupons.kind, 'loan') }

/** Held ones before used ones, then the latest first; usable ones by their end. */
const inOrder: Record<CouponTab, SQL> = {
  usable: asc(coupons.endTime),
  used: sql`${coupons.usedAt} desc nulls first`,
  expired: desc(coupons.endTime),
}

/** How many of the coupons are in a list. */
const counted = (tab: CouponTab, now: Date) => sql<number>`count(*) filter (where ${inTab(tab, now)})`.mapWith(Number)

/** A page of a customer's coupons of one state, with how many each state has. */
export async function couponPage(
  db: Db,
  userId: number,
  { state, page, of }: CouponListReq,
  viewer: CouponViewer,
): Promise<CouponListRes> {
  const { now } = viewer
  const isTheirs = and(eq(coupons.userId, userId), of && inAll[of])
  const best = sql<number>`coalesce(max(${coupons.discount}) filter (where ${inTab('usable', now)}), 0)`.mapWith(Number)
  const numbers = { usable: counted('usable', now), used: counted('used', now), expired: counted('expired', now), best }
  const [{ best: saving, ...counts } = { best: 0, usable: 0, used: 0, expired: 0 }] = await db
    .select(numbers)
    .from(coupons)
    .where(isTheirs)
  const rows = await db
    .select()
    .from(coupons)
    .where(and(isTheirs, inTab(state, now)))
    .orderBy(inOrder[state], asc(coupons.couponId))
    .limit(page < 1 ? 0 : PAGE_SIZE)
    .offset(Math.max(page - 1, 0) * PAGE_SIZE)
  return { coupons: rows.map((one) => asCouponRow(one, viewer)), counts, saving }
}

/** A coupon of a customer; customers cannot read each other's. */
export async function ownCoupon(db: Db, userId: number, couponId: string): Promise<Coupon | undefined> {
  const [coupon] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.couponId, couponId), eq(coupons.userId, userId)))
  return coupon
}

/** The latest order that gave a coupon back: it was cancelled, or its money goes back. */
export async function returnedBy(db: Db, { couponId, orderId }: Coupon): Promise<string | undefined> {
  const isOver = inArray(orders.state, ['cancelled', 'refunding', 'refunded'])
  const [order] = await db
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(eq(orders.couponId, couponId), isOver))
    .orderBy(desc(orders.createdAt))
    .limit(1)
  return order?.orderId === orderId ? undefined : order?.orderId
}
