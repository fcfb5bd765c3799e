import type { Seeding } from '../../area'
import { dayMs, hourMs } from '../../beijing'
import type { Db } from '../../db/client'
import { offOrders } from '../../gifts'
import { moving, post } from '../../ledger/ledger'
import { bookSubsidy } from '../../subsidy'
import { COUPON_MS } from './couponUsability'
import type { Offer } from './offers'
import { ended, MEMBER, orderOf, type SeededOrder, someOffers } from './seed'
import { coupons, orders } from './tables'

/** How many the member has besides those of `seedOrders`; and of the coupons, how many can still be used. */
export const scale = { orders: 2_000, coupons: 5_000, usable: 500 }

/** Rows of one statement: PostgreSQL takes 65 535 parameters. */
const ROWS = 500

type Person = Seeding['people'][number]
type SeededCoupon = typeof coupons.$inferInsert

const terms = [offOrders(100, 15), offOrders(80, 12), offOrders(45, 6), offOrders(30, 5), offOrders(20, 3)] as const

/** Thousands of orders and coupons of the member, over years: some coupons were used in the orders, most have ended. */
export async function seedScale({ db, now, people }: Seeding): Promise<void> {
  const member = people.find(({ mobile }) => mobile === MEMBER)
  const offers = await someOffers(db, now)
  if (!member || offers.length === 0) throw new Error('there is nothing on sale, or no one to buy it')
  const bought = Array.from({ length: scale.orders }, (_, index) => boughtAt(index, { offers, member, now }))
  const rows = bought.map(({ order }) => order)
  const used = bought.flatMap(({ coupon }) => coupon ?? [])
  const others = Array.from({ length: scale.coupons - used.length }, (_, index) => unused(index, member, now))
  await inParts(rows, (part) => db.insert(orders).values(part))
  await inParts([...used, ...others], (part) => db.insert(coupons).values(part))
  await bookSums(db, rows, now)
}

/** Books what the orders hold and brought as `bookOrders` does, in one sum for each tool: one order after another takes half a minute. */
async function bookSums(db: Db, rows: readonly SeededOrder[], now: Date): Promise<void> {
  const sums = new Map<string, Required<Pick<SeededOrder, 'payAmount' | 'subsidyAmount'>>>()
  for (const { state, payAssetType, payAmount, subsidyAmount = 0 } of rows) {
    if (state !== 'finished' || !payAssetType) continue
    const sum = sums.get(payAssetType) ?? { payAmount: 0, subsidyAmount: 0 }
    sums.set(payAssetType, { payAmount: sum.payAmount + payAmount, subsidyAmount: sum.subsidyAmount + subsidyAmount })
  }
  for (const [tool, { payAmount, subsidyAmount }] of sums) {
    const ref = `scale-${tool}`
    await bookSubsidy(db, { orderId: ref, subsidyAmount }, now)
    await post(db, { reason: 'payment', ref, at: now, legs: moving(`outside:${tool}`, 'income:mall', payAmount) })
  }
}

/** One order every six hours until a month ago, and its coupon: every fourth delivered one has used the best that it could. */
function boughtAt(
  index: number,
  { offers, member, now }: { offers: readonly Offer[]; member: Person; now: Date },
): { order: SeededOrder; coupon?: SeededCoupon } {
  const offer = offers[index % offers.length] as Offer
  const createdAt = new Date(now.getTime() - 30 * dayMs - index * 6 * hourMs)
  const place = 1_000 + index
  const end = ({ 7: 'cancelled', 13: 'refunded' } as const)[index % 20] ?? 'finished'
  const full = orderOf(offer, member, place, createdAt)
  const used = index % 4 === 0 && end === 'finished' && terms.find(({ threshold }) => threshold <= full.goodsAmount)
  if (!used) return { order: ended(full, index, end) }
  const couponId = `Q${member.userId}U${index}`
  const order = ended(orderOf(offer, member, place, createdAt, { couponDiscount: used.discount }), index, end)
  const life = { orderId: order.orderId, usedAt: order.paidAt, endTime: new Date(createdAt.getTime() + 10 * dayMs) }
  return { order: { ...order, couponId }, coupon: { couponId, userId: member.userId, ...used, ...life } }
}

/** A coupon that was never used: the first ones end within the next month, the others have ended one every four hours. */
function unused(index: number, { userId }: Person, now: Date): SeededCoupon {
  const { usable } = scale
  const endsIn = index < usable ? ((index + 1) * COUPON_MS) / (usable + 1) : (usable - index) * 4 * hourMs - hourMs
  const endTime = new Date(now.getTime() + endsIn)
  return { couponId: `Q${userId}N${index}`, userId, ...(terms[index % terms.length] as (typeof terms)[0]), endTime }
}

async function inParts<Row>(rows: readonly Row[], insert: (part: Row[]) => PromiseLike<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS) await insert(rows.slice(from, from + ROWS))
}
