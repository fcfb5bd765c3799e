import { type Empty, type EpochMs, endpoint } from '../endpoint'
import { type CardOffer, type CardRight, offerNeeds, rightNeeds } from './cards'

export interface HealthRightsRes {
  card: CardOffer
  rights: CardRight[]
}

/** The health card: its offer and its rights. A visitor reads the offer, with every right locked. */
export const healthRights = endpoint<Empty, HealthRightsRes>()('/rights/health-rights', {
  origin: 'named',
  family: 'vip',
  kind: 'read',
  empty: 'malformed',
  needs: { card: offerNeeds, rights: ['readable', rightNeeds] },
})

export interface HealthRightReq {
  rightId: string
}

export interface HealthRightRes {
  right: CardRight
  /** The code that the clinic or the hotline asks for, once the right is claimed. */
  code?: { text: string; endTime: EpochMs }
}

/** One right of the health card, with the code by which it is used; the first call of an active card claims it. */
export const healthRight = endpoint<HealthRightReq, HealthRightRes>()('/rights/health-right', {
  origin: 'named',
  family: 'vip',
  kind: 'write',
  empty: 'malformed',
  needs: { right: rightNeeds, 'code?': { text: 'text', endTime: 'whole' } },
  refusals: ['RIGHT_UNKNOWN', 'RIGHT_LOCKED', 'RIGHT_USED_UP', 'RIGHT_EXPIRED'],
})
