import { eq } from 'drizzle-orm'
import type { Seeding } from '../../area'
import { dayMs, hourMs } from '../../beijing'
import type { Db } from '../../db/client'
import { cardCodesFor } from '../order/cardCodes'
import { findOffer, type Offer } from '../order/offers'
import { bookOrders, orderOf, type SeededOrder } from '../order/seed'
import { coupons, orders } from '../order/tables'
import { users } from '../session/tables'
import { allOffers } from './offers'
import { givePack } from './rookie'
import { type SeededCoupon, seededCoupons } from './seededCoupons'
import { couponStocks } from './tables'

type Person = Seeding['people'][number]

/** Who has coupons in every state, and who has just received those for new customers. */
const COLLECTOR = '13800138025'
const ROOKIE = '13800138026'

/** What is ordered with seeded coupons. */
const GOODS = { goodsId: '30101', rechargeType: 'card-50' }

/** The stock of the offers, and the coupons of the seeded people with the orders that they were used in. */
export async function seedCoupons({ db, now, people }: Seeding): Promise<void> {
  const limited = allOffers.flatMap(({ offerId, total, gone = 0 }) =>
    total === undefined ? [] : [{ offerId, left: total - gone }],
  )
  await db.insert(couponStocks).values(limited)
  const collector = people.find(({ mobile }) => mobile === COLLECTOR)
  if (collector) await seedCollector(db, collector, now)
  const [rookie] = await db.select().from(users).where(eq(users.mobile, ROOKIE))
  if (rookie) await givePack(db, rookie, new Date(now.getTime() - dayMs))
}

async function seedCollector(db: Db, person: Person, now: Date): Promise<void> {
  const offer = await findOffer(db, GOODS.goodsId, GOODS.rechargeType, now)
  if (!offer) throw new Error('the goods that seeded coupons were used for are not on sale')
  const made = seededCoupons.map((one, index) => seededRow(one, index, { offer, person, now }))
  await db.insert(coupons).values(made.map(({ coupon }) => coupon))
  const rows = made.flatMap(({ order }) => order ?? [])
  await db.insert(orders).values(rows)
  await bookOrders(db, rows)
}

/** A seeded coupon, and the order that holds it, has used it or gave it back. */
function seededRow(
  { name, threshold, discount, endsIn, past, ...more }: SeededCoupon,
  index: number,
  { offer, person, now }: { offer: Offer; person: Person; now: Date },
): { coupon: typeof coupons.$inferInsert; order?: SeededOrder } {
  const couponId = `Q${person.userId}${String(index).padStart(2, '0')}`
  const endTime = new Date(now.getTime() + endsIn * hourMs)
  const coupon = { ...more, couponId, userId: person.userId, name, threshold, discount, endTime }
  if (!past) return { coupon }
  const createdAt = new Date(now.getTime() - past.hoursAgo * hourMs)
  const bare = { ...orderOf(offer, person, 300 + index, createdAt, { couponDiscount: discount }), couponId }
  if (past.end === 'held') return { coupon: { ...coupon, orderId: bare.orderId }, order: bare }
  if (past.end === 'returned') return { coupon, order: { ...bare, state: 'cancelled' } }
  const paidAt = new Date(createdAt.getTime() + 60_000)
  const paid = { state: 'finished' as const, paidAt, payAssetType: 'ALIPAY' as const, cardCodes: cardCodesFor(1) }
  return { coupon: { ...coupon, orderId: bare.orderId, usedAt: paidAt }, order: { ...bare, ...paid } }
}
