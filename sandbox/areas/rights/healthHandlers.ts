import type { Handlers } from '../../implement'
import { orderCard } from '../member/orders/vipOrders'
import { customerOrVisitor } from '../member/visitor'
import { asOffer, asRight, cardState, rightKey, rightOffer, rightsOf } from './cardViews'
import { claimOnce, claimsOf } from './claims'
import type { contract } from './contract'

/** The health card: its offer, the codes of its rights; and the order of it or of the quota-raising card. */
export const healthHandlers = {
  async healthRights(context) {
    const { db, now, lang, origin } = context
    const card = await cardState(db, customerOrVisitor(context), 'health', now)
    const viewer = { lang, origin, now }
    return { card: asOffer(card, viewer), rights: await rightsOf(db, card, viewer) }
  },

  async healthRight({ req, signedIn, db, now, lang, origin, refuse }) {
    const { userId } = signedIn()
    const offer = rightOffer('health', req.rightId)
    if (!offer) return refuse('RIGHT_UNKNOWN')
    const card = await cardState(db, userId, 'health', now)
    const { term, period } = card
    if (!period) return refuse(term ? 'RIGHT_EXPIRED' : 'RIGHT_LOCKED')
    const onceKey = rightKey('health', offer.rightId, period)
    const claiming = { userId, onceKey, gift: offer.gift, left: offer.uses, now }
    const first = await db.transaction((tx) => claimOnce(tx, claiming))
    const claim = first ?? (await claimsOf(db, userId, [onceKey])).get(onceKey)
    if (claim?.left === 0) refuse('RIGHT_USED_UP')
    const code = claim?.code ? { code: { text: claim.code, endTime: period.end.getTime() } } : {}
    return { right: asRight(offer, card, claim, { lang, origin, now }), ...code }
  },

  async cardOrder({ req, signedIn, db, now, refuse }) {
    const placed = await orderCard(db, { ...req, userId: signedIn().userId }, now)
    return 'refused' in placed ? refuse(placed.refused) : placed
  },
} satisfies Partial<Handlers<typeof contract>>
