import { and, eq, gt, isNull } from 'drizzle-orm'
import type { MemberCoupon } from '@/contract/order/place'
import { formatAmount, yuan } from '@/lib/money'
import type { Db } from '../../db/client'
import type { CouponGift } from '../../giving'
import { inLanguage, type Lang, type Text } from '../../language'
import { serialNumber } from '../../serialNumber'
import { giftOf, receivedBefore } from '../session/formerAccounts'
import { scopeOf, secondLevelOf } from './couponScope'
import { COUPON_MS, type CouponUsability, couponUsability } from './couponUsability'
import { priceOrder } from './price'
import { coupons } from './tables'

export type Coupon = typeof coupons.$inferSelect

/** The goods that a coupon may be for. */
export interface Wares {
  goodsId: string
  /** Of the second level. */
  categoryId: string
}

/** What coupons are weighed against. */
export interface Basket extends Wares {
  goodsAmount: number
  isVip: boolean
}

/** Whether a coupon is for these goods; one of a top category is for all of its children. */
function serves({ goodsId, categoryId }: Coupon, wares: Wares): boolean {
  if (goodsId !== null && goodsId !== wares.goodsId) return false
  return categoryId === null || secondLevelOf(categoryId).includes(wares.categoryId)
}

const reasons: Record<Exclude<CouponUsability, 'usable'> | 'elsewhere', (coupon: Coupon) => Text> = {
  used: () => ({ zh: '该优惠券已使用', en: 'This coupon has been used' }),
  held: () => ({ zh: '已用于一笔待支付订单', en: 'Held by an order that waits for payment' }),
  ended: () => ({ zh: '该优惠券已过期', en: 'This coupon has expired' }),
  below: ({ threshold }) => ({
    zh: `商品金额满 ${formatAmount(threshold)} 元可用`,
    en: `For goods of ${yuan(threshold)} or more`,
  }),
  elsewhere: scopeOf,
}

/** How a coupon stands to goods, which it may also not be for. */
function usabilityFor(coupon: Coupon, wares: Wares, goodsAmount: number, now: Date): CouponUsability | 'elsewhere' {
  const usability = couponUsability(coupon, goodsAmount, now)
  return (usability === 'usable' || usability === 'below') && !serves(coupon, wares) ? 'elsewhere' : usability
}

/**
 * Coupons of a customer for goods that were not used and have not ended more than 30 days ago, each with what the basket would cost; usable ones
 * first, the best leading.
 */
export async function couponsFor(
  db: Db,
  userId: number,
  basket: Basket,
  now: Date,
  lang: Lang,
): Promise<MemberCoupon[]> {
  const isRecent = gt(coupons.endTime, new Date(now.getTime() - COUPON_MS))
  const held = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.userId, userId), eq(coupons.kind, 'goods'), isNull(coupons.usedAt), isRecent))
  return held.map((coupon) => asOffered(coupon, basket, now, lang)).sort(better)
}

function asOffered(coupon: Coupon, basket: Basket, now: Date, lang: Lang): MemberCoupon {
  const { goodsAmount, isVip } = basket
  const usability = usabilityFor(coupon, basket, goodsAmount, now)
  const price = priceOrder(goodsAmount, isVip, usability === 'usable' ? coupon.discount : 0)
  return {
    couponId: coupon.couponId,
    name: inLanguage(coupon.name, lang),
    discountAmount: coupon.discount,
    transAmount: price.transAmount,
    totalDiscountAmount: price.memberDiscountAmount + price.couponDiscountAmount,
    endTime: coupon.endTime.getTime(),
    usable: usability === 'usable',
    ...(usability === 'usable' ? {} : { reason: inLanguage(reasons[usability](coupon), lang) }),
  }
}

/** Usable before not, then the lower price, then the coupon that ends sooner. */
const better = (a: MemberCoupon, b: MemberCoupon): number =>
  Number(b.usable) - Number(a.usable) || a.transAmount - b.transAmount || a.endTime - b.endTime

/** Holds a coupon for an order, if it can be used; its discount in fen, undefined where it cannot. */
export async function holdCoupon(
  tx: Db,
  hold: { couponId: string; userId: number; orderId: string; wares: Wares; goodsAmount: number; now: Date },
): Promise<number | undefined> {
  const { couponId, userId, orderId, wares, goodsAmount, now } = hold
  const own = and(eq(coupons.couponId, couponId), eq(coupons.userId, userId))
  const [coupon] = await tx
    .select()
    .from(coupons)
    .where(and(own, eq(coupons.kind, 'goods')))
    .for('update')
  if (!coupon || usabilityFor(coupon, wares, goodsAmount, now) !== 'usable') return undefined
  await tx.update(coupons).set({ orderId }).where(eq(coupons.couponId, couponId))
  return coupon.discount
}

/**
 * Gives the coupon of an order back, in the transaction that cancels the order or refunds it. Its end stays what it was, so that one that
 * has ended meanwhile comes back expired.
 */
export async function returnCoupon(
  tx: Db,
  { orderId, couponId }: { orderId: string; couponId: string | null },
): Promise<void> {
  if (couponId === null) return
  await tx
    .update(coupons)
    .set({ orderId: null, usedAt: null })
    .where(and(eq(coupons.couponId, couponId), eq(coupons.orderId, orderId)))
}

const newCoupon = (now: Date) => ({ couponId: `Q${serialNumber(now)}`, endTime: new Date(now.getTime() + COUPON_MS) })

/** Gives a customer a coupon that is valid for 30 days; answers its id and when it ends. */
export async function giveCoupon(
  tx: Db,
  { now, ...coupon }: CouponGift & { now: Date },
): Promise<Pick<Coupon, 'couponId' | 'endTime'>> {
  const given = newCoupon(now)
  await tx.insert(coupons).values({ ...coupon, ...given })
  return given
}

/** Gives a coupon that a customer receives once for its key; undefined where they have it already, or had it with an account that they closed, also of several calls at once (W3). */
export async function giveCouponOnce(
  tx: Db,
  { now, ...coupon }: CouponGift & { onceKey: string; now: Date },
): Promise<Coupon | undefined> {
  const gift = giftOf.coupon(coupon.onceKey)
  if ((await receivedBefore(tx, coupon.userId, [gift])).has(gift)) return undefined
  const once = { target: [coupons.userId, coupons.onceKey] }
  const [given] = await tx
    .insert(coupons)
    .values({ ...coupon, ...newCoupon(now) })
    .onConflictDoNothing(once)
    .returning()
  return given
}
