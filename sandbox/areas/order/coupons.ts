import { and, eq, isNull } from 'drizzle-orm'
import type { MemberCoupon } from '@/contract/order/place'
import { formatAmount } from '@/lib/money'
import type { Db } from '../../db/client'
import { inLanguage, type Lang, type Text } from '../../language'
import { serialNumber } from '../../serialNumber'
import { COUPON_MS, type CouponStanding, couponStanding, priceOrder } from './rules'
import { coupons } from './tables'

export type Coupon = typeof coupons.$inferSelect

/** What coupons are weighed against. */
export interface Basket {
  unitPrice: number
  quantity: number
  isVip: boolean
}

const reasons: Record<Exclude<CouponStanding, 'usable'>, (coupon: Coupon) => Text> = {
  used: () => ({ zh: '该优惠券已使用', en: 'This coupon has been used' }),
  held: () => ({ zh: '已用于一笔待支付订单', en: 'Held by an order that waits for payment' }),
  ended: () => ({ zh: '该优惠券已过期', en: 'This coupon has expired' }),
  below: ({ threshold }) => ({
    zh: `商品金额满${formatAmount(threshold)}元可用`,
    en: `For goods of ¥${formatAmount(threshold)} or more`,
  }),
}

/** Coupons of a customer that were not used yet, each with what the basket would cost; usable ones first, the best leading. */
export async function couponsFor(
  db: Db,
  userId: number,
  basket: Basket,
  now: Date,
  lang: Lang,
): Promise<MemberCoupon[]> {
  const held = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.userId, userId), isNull(coupons.usedAt)))
  return held.map((coupon) => asOffered(coupon, basket, now, lang)).sort(better)
}

function asOffered(coupon: Coupon, { unitPrice, quantity, isVip }: Basket, now: Date, lang: Lang): MemberCoupon {
  const standing = couponStanding(coupon, unitPrice * quantity, now)
  const price = priceOrder(unitPrice, quantity, isVip, standing === 'usable' ? coupon.discount : 0)
  return {
    couponId: coupon.couponId,
    name: inLanguage(coupon.name, lang),
    discountAmount: coupon.discount,
    transAmount: price.transAmount,
    totalDiscountAmount: price.memberDiscountAmount + price.couponDiscountAmount,
    endTime: coupon.endTime.getTime(),
    usable: standing === 'usable',
    ...(standing === 'usable' ? {} : { reason: inLanguage(reasons[standing](coupon), lang) }),
  }
}

/** Usable before not, then the lower price, then the coupon that ends sooner. */
const better = (a: MemberCoupon, b: MemberCoupon): number =>
  Number(b.usable) - Number(a.usable) || a.transAmount - b.transAmount || a.endTime - b.endTime

/** Holds a coupon for an order, if it can be used; its discount in fen, undefined where it cannot. */
export async function holdCoupon(
  tx: Db,
  hold: { couponId: string; userId: number; orderId: string; goodsAmount: number; now: Date },
): Promise<number | undefined> {
  const { couponId, userId, orderId, goodsAmount, now } = hold
  const [coupon] = await tx
    .select()
    .from(coupons)
    .where(and(eq(coupons.couponId, couponId), eq(coupons.userId, userId)))
    .for('update')
  if (!coupon || couponStanding(coupon, goodsAmount, now) !== 'usable') return undefined
  await tx.update(coupons).set({ orderId }).where(eq(coupons.couponId, couponId))
  return coupon.discount
}

/** Gives a customer a coupon that is valid for 30 days; answers its id and when it ends. Amounts in fen. */
export async function giveCoupon(
  tx: Db,
  { now, ...coupon }: Pick<Coupon, 'userId' | 'name' | 'threshold' | 'discount'> & { now: Date },
): Promise<Pick<Coupon, 'couponId' | 'endTime'>> {
  const given = { couponId: `Q${serialNumber(now)}`, endTime: new Date(now.getTime() + COUPON_MS) }
  await tx.insert(coupons).values({ ...coupon, ...given })
  return given
}
