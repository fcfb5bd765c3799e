import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Seeding } from '../../area'
import { dayMs, hourMs } from '../../beijing'
import type { Db } from '../../db/client'
import { offOrders } from '../../gifts'
import { moving, post } from '../../ledger/ledger'
import { registeredPeople } from '../../people/people'
import { bookSubsidy, subsidyLeft, takeSubsidy } from '../../subsidy'
import { goodsTable, rechargeOptions } from '../mall/tables'
import { cardCodesFor } from './cardCodes'
import { findOffer, type Offer } from './offers'
import { goodsAmounts, priceOrder } from './price'
import { coupons, orders } from './tables'

type Coupon = typeof coupons.$inferInsert
export type SeededOrder = typeof orders.$inferInsert
type Buyer = Seeding['people'][number]

/** Who has a past, and whose order waits for its payment. */
export const MEMBER = '13800138002'
const WAITING = '13800138003'

/** Coupons by phone number, with the days that are left of each. */
const couponsOf: Readonly<Record<string, readonly (ReturnType<typeof offOrders> & { days: number })[]>> = {
  '13800138001': [{ ...offOrders(30, 5), days: 30 }],
  [MEMBER]: [
    { ...offOrders(30, 5), days: 30 },
    { ...offOrders(80, 12), days: 12 },
    { ...offOrders(500, 50), days: 30 },
    { ...offOrders(10, 2), days: 3 },
    { ...offOrders(20, 3), name: { zh: '新人满 20 减 3 元', en: 'Welcome: ¥3 off orders over ¥20' }, days: -2 },
  ],
}

/** Coupons and orders of the seeded people. */
export async function seedOrders(seeding: Seeding): Promise<void> {
  const { db, now, people } = seeding
  const held = people.flatMap(({ userId, mobile }) =>
    (couponsOf[mobile] ?? []).map(({ days, ...terms }, index): Coupon => {
      return { couponId: `Q${userId}${index}`, userId, ...terms, endTime: new Date(now.getTime() + days * dayMs) }
    }),
  )
  await db.insert(coupons).values(held)
  const shelf = await someOffers(db, now)
  const rows = people.flatMap((person) => (person.mobile === MEMBER ? memberOrders(shelf, person, now) : []))
  await db.insert(orders).values(rows)
  await bookOrders(db, rows)
  await addUnpaidOrder(db, now)
}

/** Books the subsidy that seeded orders hold, and the money of those that are paid and keep it. */
export async function bookOrders(db: Db, rows: readonly SeededOrder[]): Promise<void> {
  for (const { orderId, state, subsidyAmount = 0, createdAt, payAmount, payAssetType, paidAt } of rows) {
    if (state === 'cancelled' || state === 'refunded') continue
    await bookSubsidy(db, { orderId, subsidyAmount }, createdAt)
    if (!paidAt) continue
    const legs = moving(`outside:${payAssetType}`, 'income:mall', payAmount)
    await post(db, { reason: 'payment', ref: `seed-${orderId}`, at: paidAt, legs })
  }
}

/** A dozen offers of every kind, from the front of the shelf. */
export async function someOffers(db: Db, now: Date): Promise<Offer[]> {
  const defaults = await db
    .select({ goodsId: goodsTable.goodsId, type: rechargeOptions.type })
    .from(goodsTable)
    .innerJoin(rechargeOptions, eq(rechargeOptions.goodsId, goodsTable.goodsId))
    .where(inArray(rechargeOptions.kind, ['phone', 'card', 'account']))
    .orderBy(asc(rechargeOptions.kind), asc(goodsTable.position), asc(rechargeOptions.position))
  const step = Math.max(Math.floor(defaults.length / 12), 1)
  const chosen = defaults.filter((_, index) => index % step === 0).slice(0, 12)
  const offers: Offer[] = []
  for (const { goodsId, type } of chosen) {
    const offer = await findOffer(db, goodsId, type, now)
    if (offer) offers.push(offer)
  }
  return offers
}

const accounts: Record<Offer['kind'], string> = { phone: '13800138002', account: 'asen_1988', card: '' }

/** An unpaid order of one piece, which waits a day for its payment; in fen, what its coupon takes off, and what is left of the subsidy. */
export function orderOf(
  offer: Offer,
  { userId, isVip }: Buyer,
  index: number,
  createdAt: Date,
  { couponDiscount = 0, left = Number.POSITIVE_INFINITY } = {},
) {
  const { goodsId, rechargeType, rechargeTypeName, title, kind } = offer
  const { goodsAmount, subsidyAmount } = goodsAmounts(offer, 1, left)
  const { transAmount: payAmount, ...amounts } = priceOrder(goodsAmount, isVip, couponDiscount)
  return {
    subsidyAmount,
    ...amounts,
    orderId: `M20250101${userId}${String(index).padStart(11, '0')}`,
    userId,
    state: 'unpaid',
    goodsId,
    rechargeType,
    rechargeTypeName,
    title,
    kind,
    quantity: 1,
    rechargeAccount: accounts[kind],
    payAmount,
    createdAt,
    payDeadline: new Date(createdAt.getTime() + dayMs),
  } satisfies SeededOrder
}

/**
 * The member's past: an order that was never paid, one whose money came too late and went back, the others delivered; and one that
 * waits for its payment today.
 */
function memberOrders(offers: readonly Offer[], buyer: Buyer, now: Date): SeededOrder[] {
  return offers.map((offer, index) => {
    const createdAt = new Date(now.getTime() - index * 2 * dayMs - hourMs)
    const order = orderOf(offer, buyer, index, createdAt)
    if (index === 0) return order
    return ended(order, index, ({ 5: 'cancelled', 10: 'refunded' } as const)[index] ?? 'finished')
  })
}

/** An order of one piece with its end: paid after a minute and a half by the tools in turn, unless it was cancelled. */
export function ended(
  order: ReturnType<typeof orderOf>,
  index: number,
  state: 'cancelled' | 'refunded' | 'finished',
): SeededOrder & { paidAt?: Date } {
  const { createdAt, kind } = order
  if (state === 'cancelled') return { ...order, state }
  const tools = ['ALIPAY', 'DEBIT_CARD', 'WECHATPAY'] as const
  const paid = { ...order, paidAt: new Date(createdAt.getTime() + 90_000), payAssetType: tools[index % 3] }
  if (state === 'refunded') return { ...paid, state, refundedAt: new Date(createdAt.getTime() + hourMs) }
  return { ...paid, state, cardCodes: kind === 'card' ? cardCodesFor(1) : [] }
}

/** Makes the order that waits, with its subsidy; for a day instead of 15 minutes, so that there is time to find it. */
async function addUnpaidOrder(db: Db, now: Date): Promise<void> {
  const buyer = registeredPeople.find((person) => person.mobile === WAITING)
  const [offer] = await someOffers(db, now)
  if (!buyer || !offer) throw new Error('there is nothing on sale, or no one to buy it')
  const left = await subsidyLeft(db, buyer, now)
  const order = orderOf(offer, buyer, Math.floor(now.getTime() / 1000), now, { left })
  await db.insert(orders).values({ ...order, rechargeAccount: offer.kind === 'card' ? '' : WAITING })
  await takeSubsidy(db, order, now)
}

/** Who has an unpaid order has one at every start, however long ago the database was filled. */
export async function renewUnpaidOrder(db: Db, now: Date): Promise<void> {
  const buyer = registeredPeople.find((person) => person.mobile === WAITING)
  if (!buyer) return
  const stillOpen = and(
    eq(orders.userId, buyer.userId),
    inArray(orders.state, ['unpaid', 'paying']),
    gt(orders.payDeadline, now),
  )
  const open = await db.select({ orderId: orders.orderId }).from(orders).where(stillOpen)
  if (open.length === 0) await db.transaction((tx) => addUnpaidOrder(tx, now))
}
