import { and, eq } from 'drizzle-orm'
import type { Fen } from '@/contract/endpoint'
import type { CardRight } from '@/contract/rights/cards'
import type { ExtraRight } from '@/contract/rights/extra'
import type { Db } from '../../db/client'
import { type Gift, offOrders } from '../../gifts'
import { inLanguage, type Text } from '../../language'
import { pictureOf, type Viewer } from '../../viewer'
import { type Claim, claimsOf } from './claims'
import { extraCards } from './tables'

type ExtraRecord = typeof extraCards.$inferSelect

interface ExtraOffer {
  name: Text
  text: Text
  description: Text
  /** Picture as `<motif>-<palette>`. */
  picture: string
  worth: Fen
  gift: Gift
}

/** What subsidy benefit cards give, by kind. */
export const extraOffers: Readonly<Record<string, ExtraOffer>> = {
  living: {
    name: { zh: '生活补贴券', en: 'Living subsidy' },
    text: { zh: '满 60 减 10 元', en: '¥10 off orders over ¥60' },
    description: {
      zh: '领取后放入优惠券，可用于商城全部商品，30 天内有效。',
      en: 'It goes to your coupons, serves for everything in the mall and is valid for 30 days.',
    },
    picture: 'cart-jade',
    worth: 1_000,
    gift: { kind: 'coupon', ...offOrders(60, 10) },
  },
  coins: {
    name: { zh: '金币补贴', en: 'Coin subsidy' },
    text: { zh: '金币 200 枚', en: '200 coins' },
    description: {
      zh: '领取后立即到账，可在金币商城使用。',
      en: 'In your account at once, to spend in the coin mall.',
    },
    picture: 'coin-gold',
    worth: 200,
    gift: { kind: 'coins', coins: 200 },
  },
  travel: {
    name: { zh: '出行补贴卡', en: 'Travel subsidy' },
    text: { zh: '打车兑换码一张', en: 'A code for a taxi ride' },
    description: { zh: '领取后获得兑换码，在合作出行应用中使用。', en: 'A code to enter in the app of the partner.' },
    picture: 'car-sky',
    worth: 1_500,
    gift: { kind: 'code' },
  },
}

export const extraKey = (rightId: string): string => `extra:${rightId}`

/** A subsidy benefit card with what cards of its kind give. */
interface Extra extends ExtraRecord {
  offer: ExtraOffer
}

const asExtras = (row: ExtraRecord): Extra[] => {
  const offer = extraOffers[row.kind]
  return offer ? [{ ...row, offer }] : []
}

/** Where a subsidy benefit card stands for its customer. */
export function asCardRight({ rightId, endTime, offer }: Extra, claim: Claim | undefined, viewer: Viewer): CardRight {
  const { lang, origin, now } = viewer
  const open = endTime > now ? 'can_receive' : 'expired'
  return {
    rightId,
    name: inLanguage(offer.name, lang),
    text: inLanguage(offer.text, lang),
    picture: pictureOf('icon', offer.picture, origin),
    left: claim ? claim.left : 1,
    state: claim ? 'received' : open,
    ...(claim ? { result: inLanguage(claim.result, lang) } : {}),
  }
}

const asExtraRight = (extra: Extra, claim: Claim | undefined, viewer: Viewer): ExtraRight => ({
  ...asCardRight(extra, claim, viewer),
  worth: extra.offer.worth,
  endTime: extra.endTime.getTime(),
  description: inLanguage(extra.offer.description, viewer.lang),
  ...(claim?.code ? { code: claim.code } : {}),
})

const order: readonly ExtraRight['state'][] = ['can_receive', 'received', 'expired']

/** A customer's subsidy benefit cards, those that can be claimed first, then those that end sooner. */
export async function extrasOf(db: Db, userId: number, viewer: Viewer): Promise<ExtraRight[]> {
  const rows = await db.select().from(extraCards).where(eq(extraCards.userId, userId))
  const claims = await claimsOf(
    db,
    userId,
    rows.map(({ rightId }) => extraKey(rightId)),
  )
  return rows
    .flatMap(asExtras)
    .map((extra) => asExtraRight(extra, claims.get(extraKey(extra.rightId)), viewer))
    .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state) || a.endTime - b.endTime)
}

/** A card of this customer; undefined for any other, since customers cannot claim each other’s. */
export async function ownExtra(db: Db, userId: number, rightId: string): Promise<Extra | undefined> {
  const isOwn = and(eq(extraCards.rightId, rightId), eq(extraCards.userId, userId))
  return (await db.select().from(extraCards).where(isOwn)).flatMap(asExtras)[0]
}
