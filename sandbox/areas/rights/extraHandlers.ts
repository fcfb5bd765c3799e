import type { Handlers } from '../../implement'
import { inLanguage } from '../../language'
import { claimOnce, claimsOf } from './claims'
import type { contract } from './contract'
import { asCardRight, extraKey, extrasOf, ownExtra } from './extras'

/** Subsidy benefit cards: a list, and the claim of one. */
export const extraHandlers = {
  async extraRights({ signedIn, db, now, lang, origin }) {
    return { cards: await extrasOf(db, signedIn().userId, { lang, origin, now }) }
  },

  async getExtraRight({ req, signedIn, db, now, lang, origin, refuse }) {
    const { userId } = signedIn()
    const extra = await ownExtra(db, userId, req.rightId)
    if (!extra) return refuse('RIGHT_UNKNOWN')
    const onceKey = extraKey(req.rightId)
    if ((await claimsOf(db, userId, [onceKey])).has(onceKey)) refuse('RIGHT_RECEIVED')
    if (extra.endTime <= now) refuse('RIGHT_EXPIRED')
    const claim = await claimOnce(db, { userId, onceKey, gift: extra.offer.gift, now })
    if (!claim) return refuse('RIGHT_RECEIVED')
    return { right: asCardRight(extra, claim, { lang, origin, now }), result: inLanguage(claim.result, lang) }
  },
} satisfies Partial<Handlers<typeof contract>>
