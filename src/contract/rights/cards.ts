import { type Empty, type EpochMs, endpoint, type Fen, type Whole } from '../endpoint'
import type { NeedsOf } from '../needs'
import { orderNeeds } from '../order/place'

/** A benefit of a card that is bought on its own. */
export interface CardRight {
  rightId: string
  name: string
  text: string
  picture: string
  /** How often it can still be used; 0 where it is used up. */
  left: Whole
  state: 'locked' | 'can_receive' | 'received' | 'used_up' | 'expired'
  /** What it gave, in one line; absent until it is received. */
  result?: string
}

const rightNeeds = {
  rightId: 'text',
  name: 'label',
  text: 'label',
  picture: 'label',
  left: 'count',
  state: 'text',
  'result?': 'label',
} as const satisfies NeedsOf<CardRight>

/** A card and whether the customer has it. */
export interface CardOffer {
  title: string
  subtitle: string
  picture: string
  price: Fen
  originalPrice: Fen
  /** Length of the card. */
  months: Whole
  isActive: boolean
  /** When it ends; absent for a customer who has never had it. */
  endTime?: EpochMs
  rules: string[]
}

const offerNeeds = {
  title: 'label',
  subtitle: 'label',
  picture: 'label',
  price: 'fen',
  originalPrice: 'count',
  months: 'count',
  'endTime?': 'whole',
  rules: ['readable', 'text'],
} as const satisfies NeedsOf<CardOffer>

export interface HealthRightsRes {
  card: CardOffer
  rights: CardRight[]
}

/** The health card: its offer and its rights. */
export const healthRights = endpoint<Empty, HealthRightsRes>()('/rights/health-rights', {
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
  family: 'vip',
  kind: 'write',
  empty: 'malformed',
  needs: { right: rightNeeds, 'code?': { text: 'text', endTime: 'whole' } },
  refusals: ['RIGHT_UNKNOWN', 'RIGHT_LOCKED', 'RIGHT_USED_UP', 'RIGHT_EXPIRED'],
})

export interface CardOrderReq {
  /** Which card is bought. */
  card: 'health' | 'quota'
  /** As the customer saw it; another price is refused. */
  price: Fen
}

export interface CardOrderRes {
  orderId: string
  payAmount: Fen
  payDeadline: EpochMs
}

/** Orders a health or a quota-raising card. A customer has one open order of a card at a time, which is answered again. */
export const cardOrder = endpoint<CardOrderReq, CardOrderRes>()('/rights/card-order', {
  family: 'vipCore',
  kind: 'money',
  failure: 'memberPay',
  empty: 'malformed',
  needs: orderNeeds,
  refusals: ['PRICE_CHANGED', 'PAYMENT_IN_PROCESS'],
})

export interface LimitUpRightsRes {
  card: CardOffer
  rights: CardRight[]
  /** The customer's quota now. */
  quota: Fen
  /** What one raise adds. */
  raise: Fen
  /** Where the raise of the present card stands, or of the last one for a customer without a card. */
  status: 'none' | 'in_review' | 'raised' | 'refused'
  reason?: string
}

/** The quota-raising card: its offer, its rights and the customer's quota. */
export const limitUpRights = endpoint<Empty, LimitUpRightsRes>()('/rights/limit-up-rights', {
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
  family: 'vipCore',
  kind: 'money',
  empty: 'malformed',
  needs: { status: 'text', quotaBefore: 'fen', quotaAfter: 'fen', 'reason?': 'label' },
  refusals: ['CARD_NOT_ACTIVE', 'RAISE_IN_REVIEW', 'RAISE_USED_UP'],
})

export interface GetLimitUpRightReq {
  rightId: string
}

export interface GetRightRes {
  right: CardRight
  /** What it gave, in one line. */
  result: string
}

/** Claims a right of the quota-raising card, once. */
export const getLimitUpRight = endpoint<GetLimitUpRightReq, GetRightRes>()('/rights/get-limit-up-right', {
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

/** A subsidy benefit card. */
export interface ExtraRight extends CardRight {
  worth: Fen
  endTime: EpochMs
  description: string
}

export interface ExtraRightsRes {
  cards: ExtraRight[]
}

/** The customer's subsidy benefit cards, those that can be claimed first. */
export const extraRights = endpoint<Empty, ExtraRightsRes>()('/rights/extra-rights', {
  family: 'vip',
  kind: 'read',
  empty: { cards: [] },
  needs: {
    cards: ['readable', { ...rightNeeds, worth: 'count', endTime: 'whole', description: 'label' }],
  },
})

export interface GetExtraRightReq {
  rightId: string
}

/** Claims a subsidy benefit card, once. */
export const getExtraRight = endpoint<GetExtraRightReq, GetRightRes>()('/rights/get-extra-right', {
  family: 'vip',
  kind: 'money',
  empty: 'malformed',
  needs: { right: rightNeeds, result: 'label' },
  refusals: ['RIGHT_UNKNOWN', 'RIGHT_RECEIVED', 'RIGHT_EXPIRED'],
})
