import { type Empty, type EpochMs, endpoint, type Fen } from '../endpoint'
import { type CardRight, type GetRightRes, rightNeeds } from './cards'

/** A subsidy benefit card. */
export interface ExtraRight extends CardRight {
  worth: Fen
  endTime: EpochMs
  description: string
  /** The code that it gave, to be copied; absent where it gave none. */
  code?: string
}

export interface ExtraRightsRes {
  cards: ExtraRight[]
}

/** The customer's subsidy benefit cards, those that can be claimed first. */
export const extraRights = endpoint<Empty, ExtraRightsRes>()('/rights/extra-rights', {
  origin: 'named',
  family: 'vip',
  kind: 'read',
  empty: { cards: [] },
  needs: {
    cards: ['readable', { ...rightNeeds, worth: 'count', endTime: 'whole', description: 'label', 'code?': 'text' }],
  },
})

export interface GetExtraRightReq {
  rightId: string
}

/** Claims a subsidy benefit card, once. */
export const getExtraRight = endpoint<GetExtraRightReq, GetRightRes>()('/rights/get-extra-right', {
  origin: 'named',
  family: 'vip',
  kind: 'money',
  empty: 'malformed',
  needs: { right: rightNeeds, result: 'label' },
  refusals: ['RIGHT_UNKNOWN', 'RIGHT_RECEIVED', 'RIGHT_EXPIRED'],
})
