import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { RookieCouponRes, RookieStatus } from '@/contract/coupon/offers'
import type { Db } from '../../db/client'
import { inLanguage, type Lang } from '../../language'
import type { User } from '../../user'
import { placeOf, scopeOf } from '../order/couponScope'
import { type Coupon, giveCouponOnce } from '../order/coupons'
import { coupons, orders } from '../order/tables'
import { giftOf, receivedBefore } from '../session/formerAccounts'
import { isNewCustomer, newUntil } from './newCustomer'

const forGoods = { kind: 'goods', categoryId: null, goodsId: null } as const

/** The coupons for new customers, which are received together. Amounts in fen. */
const pack = [
  {
    ...forGoods,
    packId: 'first',
    name: { zh: '新人首单满 20 减 8 元', en: 'Welcome: ¥8 off orders over ¥20' },
    threshold: 2_000,
    discount: 800,
  },
  {
    ...forGoods,
    packId: 'phone',
    categoryId: '101',
    name: { zh: '新人话费满 50 减 5 元', en: 'Welcome: ¥5 off phone credit over ¥50' },
    threshold: 5_000,
    discount: 500,
  },
  {
    ...forGoods,
    packId: 'mall',
    name: { zh: '新人满 100 减 15 元', en: 'Welcome: ¥15 off orders over ¥100' },
    threshold: 10_000,
    discount: 1_500,
  },
] as const

const keyOf = (packId: string): string => `rookie:${packId}`

async function hasPaid(db: Db, userId: number): Promise<boolean> {
  const isPaid = and(eq(orders.userId, userId), isNotNull(orders.paidAt))
  return (await db.$count(orders, isPaid)) > 0
}

/** How a customer stands to the pack; what was received stays received, also once they are no new customer any more. */
async function statusOf(
  db: Db,
  { userId, createdAt }: Pick<User, 'userId' | 'createdAt'>,
  now: Date,
): Promise<RookieStatus> {
  const keys = pack.map(({ packId }) => keyOf(packId))
  const had = await db.$count(coupons, and(eq(coupons.userId, userId), inArray(coupons.onceKey, keys)))
  if (had > 0) return 'received'
  if ((await receivedBefore(db, userId, keys.map(giftOf.coupon))).size > 0) return 'received'
  return isNewCustomer({ createdAt, hasPaid: await hasPaid(db, userId) }, now) ? 'eligible' : 'not_new'
}

/** The pack as a customer sees it. */
export async function rookieView(db: Db, user: User, lang: Lang, now: Date): Promise<RookieCouponRes> {
  const status = await statusOf(db, user, now)
  return {
    status,
    coupons: pack.map(({ name, threshold, discount, ...scope }) => ({
      name: inLanguage(name, lang),
      amount: discount,
      threshold,
      scope: inLanguage(scopeOf(scope), lang),
      jumpUrl: placeOf(scope, lang),
    })),
    total: pack.reduce((sum, { discount }) => sum + discount, 0),
    ...(status === 'eligible' ? { endTime: newUntil(user.createdAt).getTime() } : {}),
  }
}

/** Gives a new customer the pack, once, inside the caller's transaction, which must be rolled back on refusal. */
export async function givePack(
  tx: Db,
  user: Pick<User, 'userId' | 'createdAt'>,
  now: Date,
): Promise<Coupon[] | { refused: 'NOT_NEW' | 'ROOKIE_RECEIVED' }> {
  const status = await statusOf(tx, user, now)
  if (status === 'not_new') return { refused: 'NOT_NEW' }
  const given: Coupon[] = []
  for (const { packId, ...coupon } of pack) {
    const gift = { ...coupon, userId: user.userId, source: 'rookie' as const, onceKey: keyOf(packId), now }
    const one = await giveCouponOnce(tx, gift)
    if (!one) return { refused: 'ROOKIE_RECEIVED' }
    given.push(one)
  }
  return given
}
