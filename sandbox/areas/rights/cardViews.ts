import type { CardOffer, CardRight } from '@/contract/rights/cards'
import type { Db } from '../../db/client'
import { inLanguage } from '../../language'
import { pictureOf, type Viewer } from '../../viewer'
import { soldCards } from '../member/cards'
import { documentsOf } from '../member/info/prices'
import { termOf } from '../member/terms'
import { type CardTerm, cardPeriod, type Period } from './cardPeriod'
import { type CardRightOffer, cardOffers, type OwnCard } from './cards'
import { type Claim, claimsOf } from './claims'
import { rightState } from './rightState'

/** A card as one customer has it, or as a visitor sees it. */
export interface CardState {
  card: OwnCard
  /** Absent for a visitor. */
  userId?: number
  term?: CardTerm
  /** The time of the card that runs now. */
  period?: Period
}

export async function cardState(db: Db, userId: number | undefined, card: OwnCard, now: Date): Promise<CardState> {
  const term = userId === undefined ? undefined : await termOf(db, userId, card)
  return { card, userId, term, period: cardPeriod(term, soldCards[card].months, now) }
}

/** Names the claim of a right of the card that runs. */
export const rightKey = (card: OwnCard, rightId: string, period: Period): string =>
  `${card}:${rightId}:${period.start.getTime()}`

/** A card and whether the customer has it. */
export function asOffer({ card, term, period }: CardState, { lang, origin }: Viewer): CardOffer {
  const { title, months, price, originalPrice } = soldCards[card]
  const { subtitle, rules } = cardOffers[card]
  return {
    title: inLanguage(title, lang),
    subtitle: inLanguage(subtitle, lang),
    picture: pictureOf('card', card, origin),
    price,
    originalPrice,
    months,
    isActive: period !== undefined,
    ...(term ? { endTime: term.endTime.getTime() } : {}),
    rules: rules.map((rule) => inLanguage(rule, lang)),
    contractInfo: documentsOf({ documents: [{ code: 'card-service', type: 'service' }], vipType: card }, lang),
  }
}

/** Where a right of a card stands for its customer. */
export function asRight(offer: CardRightOffer, own: CardState, claim: Claim | undefined, viewer: Viewer): CardRight {
  const { term, period } = own
  return {
    rightId: offer.rightId,
    name: inLanguage(offer.name, viewer.lang),
    text: inLanguage(offer.text, viewer.lang),
    picture: pictureOf('icon', offer.picture, viewer.origin),
    left: claim ? claim.left : offer.uses,
    state: rightState({
      hasTerm: term !== undefined,
      isRunning: period !== undefined,
      claim,
      byCode: offer.gift.kind === 'code',
    }),
    ...(claim ? { result: inLanguage(claim.result, viewer.lang) } : {}),
  }
}

/** Every right of a card, as it stands for its customer. */
export async function rightsOf(db: Db, own: CardState, viewer: Viewer): Promise<CardRight[]> {
  const { card, userId, period } = own
  const { rights } = cardOffers[card]
  const claims =
    userId !== undefined && period
      ? await claimsOf(
          db,
          userId,
          rights.map(({ rightId }) => rightKey(card, rightId, period)),
        )
      : undefined
  return rights.map((offer) =>
    asRight(offer, own, period && claims?.get(rightKey(card, offer.rightId, period)), viewer),
  )
}

/** The right of a card that an id names; undefined where the card has none such. */
export const rightOffer = (card: OwnCard, rightId: string): CardRightOffer | undefined =>
  cardOffers[card].rights.find((one) => one.rightId === rightId)
