import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { CouponOffer, OfferState } from '@/contract/coupon/offers'
import { routes } from '@/routes'
import type { Db } from '../../db/client'
import { inLanguage, type Text } from '../../language'
import type { User } from '../../user'
import { placeOf, scopeOf } from '../order/couponScope'
import { type Coupon, giveCouponOnce } from '../order/coupons'
import { coupons } from '../order/tables'
import { giftOf, receivedBefore } from '../session/formerAccounts'
import { allOffers, type Offer } from './offers'
import { couponStocks } from './tables'
import { CARD_PAGE, type CouponViewer } from './views'

/** The conditions that offers may have: who meets them, what the others read, and where they are met. */
const conditions: Record<
  NonNullable<Offer['condition']>,
  { isMet(user: User): boolean; reason: Text; page: string }
> = {
  member: {
    isMet: ({ isVip }) => isVip,
    reason: { zh: '会员专享，开通会员后可领', en: 'For members; join to claim it' },
    page: `/${routes.member.path}`,
  },
  card: {
    isMet: ({ xbtStatus }) => xbtStatus === 2,
    reason: { zh: '开通补贴账户后可领', en: 'Open a subsidy account to claim it' },
    page: CARD_PAGE,
  },
}

const soldOut: Text = { zh: '已被领完，看看其他优惠券', en: 'All claimed. Please look at the others' }

/** What each customer receives an offer under, once. */
const keyOf = (offerId: string): string => `offer:${offerId}`

/** How a customer stands to an offer; what they have taken stays taken, whatever has changed since. */
function stateFor(offer: Offer, user: User, { isTaken, left }: { isTaken: boolean; left?: number }): OfferState {
  if (isTaken) return 'received'
  if (offer.condition && !conditions[offer.condition].isMet(user)) return 'locked'
  return left === 0 ? 'sold_out' : 'can_receive'
}

const ranks: Record<OfferState, number> = { can_receive: 0, locked: 1, received: 2, sold_out: 3 }

/** Offers as a customer sees them, those that they can take first. */
export async function offerRows(
  db: Db,
  user: User,
  offers: readonly Offer[],
  viewer: CouponViewer,
): Promise<CouponOffer[]> {
  const keys = offers.map(({ offerId }) => keyOf(offerId))
  const taken = await db
    .select({ onceKey: coupons.onceKey })
    .from(coupons)
    .where(and(eq(coupons.userId, user.userId), inArray(coupons.onceKey, keys)))
  const before = await receivedBefore(db, user.userId, keys.map(giftOf.coupon))
  const stocks = new Map((await db.select().from(couponStocks)).map(({ offerId, left }) => [offerId, left]))
  const rows = offers.map((offer) => {
    const { offerId } = offer
    const key = keyOf(offerId)
    const isTaken = taken.some(({ onceKey }) => onceKey === key) || before.has(giftOf.coupon(key))
    const left = stocks.get(offerId)
    return asOffer(offer, stateFor(offer, user, { isTaken, left }), left, viewer)
  })
  return rows.sort((a, b) => ranks[a.state] - ranks[b.state])
}

function asOffer(offer: Offer, state: OfferState, left: number | undefined, { lang }: CouponViewer): CouponOffer {
  const condition = state === 'locked' && offer.condition ? conditions[offer.condition] : undefined
  const reason = condition?.reason ?? (state === 'sold_out' ? soldOut : undefined)
  return {
    offerId: offer.offerId,
    name: inLanguage(offer.name, lang),
    kind: offer.kind,
    amount: offer.discount,
    threshold: offer.threshold,
    scope: inLanguage(scopeOf(offer), lang),
    state,
    ...(reason ? { reason: inLanguage(reason, lang) } : {}),
    left: left ?? 0,
    total: offer.total ?? 0,
    jumpUrl: condition?.page ?? (state === 'received' ? placeOf(offer, lang) : ''),
  }
}

/** Takes one off the stock of an offer; true as well where it has no limit. */
async function takeOne(tx: Db, { offerId, total }: Offer): Promise<boolean> {
  if (total === undefined) return true
  const taken = await tx
    .update(couponStocks)
    .set({ left: sql`${couponStocks.left} - 1` })
    .where(and(eq(couponStocks.offerId, offerId), gt(couponStocks.left, 0)))
    .returning({ left: couponStocks.left })
  return taken.length > 0
}

/**
 * Takes a coupon for a customer inside the caller's transaction, which must be rolled back on refusal. The coupon is given before the stock
 * is counted, so that of several calls at once one takes a piece, and the others find the coupon (W3).
 */
export async function takeOffer(
  tx: Db,
  user: User,
  offerId: string,
  now: Date,
): Promise<Coupon | { refused: 'OFFER_UNKNOWN' | 'OFFER_TAKEN' | 'OFFER_SOLD_OUT' | 'OFFER_LOCKED' }> {
  const offer = allOffers.find((one) => one.offerId === offerId)
  if (!offer) return { refused: 'OFFER_UNKNOWN' }
  const { name, kind, categoryId, goodsId, threshold, discount, condition } = offer
  const gift = { userId: user.userId, name, kind, categoryId, goodsId, threshold, discount, source: 'sale' as const }
  const coupon = await giveCouponOnce(tx, { ...gift, onceKey: keyOf(offerId), now })
  if (!coupon) return { refused: 'OFFER_TAKEN' }
  if (condition && !conditions[condition].isMet(user)) return { refused: 'OFFER_LOCKED' }
  return (await takeOne(tx, offer)) ? coupon : { refused: 'OFFER_SOLD_OUT' }
}
