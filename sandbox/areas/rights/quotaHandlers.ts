import type { Handlers } from '../../implement'
import { pageOf } from '../../paging'
import { quotaOf } from '../credit/quota'
import { raiseStatus } from '../credit/quotaRules'
import { quotaAfter, RAISE } from '../credit/raiseRules'
import type { Period } from './cardPeriod'
import { asOffer, asRight, cardState, rightKey, rightOffer, rightsOf } from './cardViews'
import { claimOnce } from './claims'
import type { contract } from './contract'
import { askRaise, asLogRow, type RaiseRecord, raisesOf, statusIn } from './raises'

const ofCard = (raises: readonly RaiseRecord[], period: Period): RaiseRecord | undefined =>
  raises.find(({ cardStart }) => cardStart.getTime() === period.start.getTime())

/** The quota-raising card: its offer and rights, the raise and its log. */
export const quotaHandlers = {
  async limitUpRights({ signedIn, db, now, lang, origin }) {
    const { userId } = signedIn()
    const card = await cardState(db, userId, 'quota', now)
    const raises = await raisesOf(db, userId)
    const viewer = { lang, origin, now }
    const raise = card.period ? ofCard(raises, card.period) : raises[0]
    return {
      card: asOffer(card, viewer),
      rights: await rightsOf(db, card, viewer),
      quota: await quotaOf(db, userId, now),
      raise: RAISE,
      ...(raise ? statusIn(raise, lang, now) : { status: 'none' as const }),
    }
  },

  async limitUp({ signedIn, db, now, lang, refuse }) {
    const { userId, xbtStatus } = signedIn()
    const { period } = await cardState(db, userId, 'quota', now)
    if (!period) return refuse('CARD_NOT_ACTIVE')
    const raise = await askRaise(db, { userId, xbtStatus, period, now })
    if (!raise) {
      const earlier = ofCard(await raisesOf(db, userId), period)
      return refuse(earlier && raiseStatus(earlier, now) === 'in_review' ? 'RAISE_IN_REVIEW' : 'RAISE_USED_UP')
    }
    return { ...statusIn(raise, lang, now), quotaBefore: raise.quotaBefore, quotaAfter: quotaAfter(raise, now) }
  },

  async getLimitUpRight({ req, signedIn, db, now, lang, origin, refuse }) {
    const { userId } = signedIn()
    const offer = rightOffer('quota', req.rightId)
    if (!offer) return refuse('RIGHT_UNKNOWN')
    const card = await cardState(db, userId, 'quota', now)
    const { term, period } = card
    if (!period) return refuse(term ? 'RIGHT_EXPIRED' : 'RIGHT_LOCKED')
    const claim = await claimOnce(db, {
      userId,
      onceKey: rightKey('quota', offer.rightId, period),
      gift: offer.gift,
      now,
    })
    if (!claim) return refuse('RIGHT_RECEIVED')
    const right = asRight(offer, card, claim, { lang, origin, now })
    return { right, result: right.result ?? '' }
  },

  async limitUpLog({ req, signedIn, db, now, lang }) {
    const raises = await raisesOf(db, signedIn().userId)
    return { rows: pageOf(raises, req.page).map((raise) => asLogRow(raise, lang, now)) }
  },
} satisfies Partial<Handlers<typeof contract>>
