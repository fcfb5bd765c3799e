import { type Empty, type EpochMs, endpoint, type Fen, type Whole } from '../endpoint'
import { type CardOffer, type CardRight, type GetRightRes, offerNeeds, rightNeeds } from './cards'

export interface LimitUpRightsRes {
  card: CardOffer
  rights: CardRight[]
  /** The customer's quota now, with every raise that was granted. */
  quota: Fen
  /** What one raise adds. */
  raise: Fen
  /** Where the raise of the present card stands, or of the last one for a customer without a card. */
  status: 'none' | 'in_review' | 'raised' | 'refused'
  reason?: string
}

/** The quota-raising card: its offer, its rights and the customer's quota. */
export const limitUpRights = endpoint<Empty, LimitUpRightsRes>()('/rights/limit-up-rights', {
  origin: 'named',
  family: 'vip',
  kind: 'read',
  empty: 'malformed',
  needs: {
    card: offerNeeds,
    rights: ['readable', rightNeeds],
    quota: 'fen',
    raise: 'fen',
    status: 'text',
    'reason?': 'label',
  },
})

export interface LimitUpRes {
  status: 'in_review' | 'raised' | 'refused'
  quotaBefore: Fen
  /** What the quota is after the decision; while in review, what it would be. */
  quotaAfter: Fen
  reason?: string
}

/** Asks for a raise of the quota, once for each card; an intent that comes again gets the first answer. */
export const limitUp = endpoint<Empty, LimitUpRes>()('/rights/limit-up', {
  origin: 'named',
  family: 'vipCore',
  kind: 'money',
  empty: 'malformed',
  needs: { status: 'text', quotaBefore: 'fen', quotaAfter: 'fen', 'reason?': 'label' },
  refusals: ['CARD_NOT_ACTIVE', 'RAISE_IN_REVIEW', 'RAISE_USED_UP'],
})

export interface GetLimitUpRightReq {
  rightId: string
}

/** Claims a right of the quota-raising card, once. */
export const getLimitUpRight = endpoint<GetLimitUpRightReq, GetRightRes>()('/rights/get-limit-up-right', {
  origin: 'named',
  family: 'vip',
  kind: 'money',
  empty: 'malformed',
  needs: { right: rightNeeds, result: 'label' },
  refusals: ['RIGHT_UNKNOWN', 'RIGHT_LOCKED', 'RIGHT_RECEIVED', 'RIGHT_EXPIRED'],
})

export interface LimitUpLogRow {
  logId: string
  status: 'in_review' | 'raised' | 'refused'
  quotaBefore: Fen
  quotaAfter: Fen
  changedAt: EpochMs
  reason: string
}

export interface LimitUpLogReq {
  /** From 1; pages of 10. */
  page: Whole
}

export interface LimitUpLogRes {
  rows: LimitUpLogRow[]
}

/** Raises of the quota, newest first. */
export const limitUpLog = endpoint<LimitUpLogReq, LimitUpLogRes>()('/rights/limit-up-log', {
  origin: 'named',
  family: 'vip',
  kind: 'read',
  empty: { rows: [] },
  needs: {
    rows: [
      'readable',
      {
        logId: 'text',
        status: 'text',
        quotaBefore: 'fen',
        quotaAfter: 'fen',
        changedAt: 'whole',
        reason: 'label',
      },
    ],
  },
})
