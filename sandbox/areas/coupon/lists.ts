import { and, desc, eq, inArray } from 'drizzle-orm'
import type { CouponListReq, CouponListRes } from '@/contract/coupon/own'
import type { Db } from '../../db/client'
import { pageOf } from '../../paging'
import type { Coupon } from '../order/coupons'
import { coupons, orders } from '../order/tables'
import { stateOf, tabOf } from './couponState'
import { asCouponRow, type CouponViewer } from './views'

const inAll = { member: eq(coupons.source, 'member'), loan: eq(coupons.kind, 'loan') }

/** Held ones before used ones, then the latest first; usable ones by their end. */
const inOrder = {
  usable: (a: Coupon, b: Coupon) => a.endTime.getTime() - b.endTime.getTime() || by(a, b),
  used: (a: Coupon, b: Coupon) => lastOf(b) - lastOf(a) || by(a, b),
  expired: (a: Coupon, b: Coupon) => b.endTime.getTime() - a.endTime.getTime() || by(a, b),
} satisfies Record<CouponListReq['state'], (a: Coupon, b: Coupon) => number>

const lastOf = ({ usedAt }: Coupon): number => usedAt?.getTime() ?? Number.MAX_SAFE_INTEGER
const by = (a: Coupon, b: Coupon): number => (a.couponId < b.couponId ? -1 : 1)

/** A page of a customer's coupons of one state, with how many each state has. */
export async function couponPage(
  db: Db,
  userId: number,
  { state, page, of }: CouponListReq,
  viewer: CouponViewer,
): Promise<CouponListRes> {
  const rows = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.userId, userId), of && inAll[of]))
  const inTab = (tab: CouponListReq['state']) => rows.filter((one) => tabOf(stateOf(one, viewer.now)) === tab)
  const usable = inTab('usable')
  return {
    coupons: pageOf(inTab(state).sort(inOrder[state]), page).map((one) => asCouponRow(one, viewer)),
    counts: { usable: usable.length, used: inTab('used').length, expired: inTab('expired').length },
    saving: Math.max(0, ...usable.map(({ discount }) => discount)),
  }
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
