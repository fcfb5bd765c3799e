import type { Handlers } from '../../implement'
import { inLanguage } from '../../language'
import type { contract } from './contract'
import { activate, flyCardsOf, flyRules, ownFlyCard } from './flyCards'
import { FLY_DAYS, flyState } from './flyState'

/** Fly cards: a list, the activation, the way to the partner's page. */
export const flyHandlers = {
  async flyCards({ signedIn, db, now, lang }) {
    return {
      cards: await flyCardsOf(db, signedIn().userId, lang, now),
      days: FLY_DAYS,
      rules: flyRules.map((rule) => inLanguage(rule, lang)),
    }
  },

  async activateFlyCard({ req, signedIn, db, now, refuse }) {
    const card = await ownFlyCard(db, signedIn().userId, req.cardNo)
    if (!card) return refuse('CARD_UNKNOWN')
    if (flyState(card, now) === 'expired') refuse('CARD_EXPIRED')
    const endTime = await activate(db, card.cardNo, now)
    return endTime ? { endTime: endTime.getTime() } : refuse('CARD_ACTIVE')
  },

  async flightLink({ req, signedIn, db, now, lang, origin, refuse }) {
    const card = await ownFlyCard(db, signedIn().userId, req.cardNo)
    if (!card) return refuse('CARD_UNKNOWN')
    const state = flyState(card, now)
    if (state === 'expired') refuse('CARD_EXPIRED')
    if (state === 'inactive') refuse('CARD_INACTIVE')
    return { url: `${origin}/sandbox/partner/fly/${card.linkKey}?lang=${lang}` }
  },
} satisfies Partial<Handlers<typeof contract>>
