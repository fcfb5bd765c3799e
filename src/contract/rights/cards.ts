import { type EpochMs, endpoint, type Fen, type Whole } from '../endpoint'
import { type ContractDocument, documentNeeds } from '../member/documents'
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

/** How a right is read. */
export const rightNeeds = {
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
  /** What the customer accepts by buying; without documents they tick nothing. */
  contractInfo?: ContractDocument[]
}

/** How the offer of a card is read. */
export const offerNeeds = {
  title: 'label',
  subtitle: 'label',
  picture: 'label',
  price: 'fen',
  originalPrice: 'count',
  months: 'count',
  'endTime?': 'whole',
  rules: ['readable', 'text'],
  'contractInfo?': ['readable', documentNeeds],
} as const satisfies NeedsOf<CardOffer>

export interface GetRightRes {
  right: CardRight
  /** What it gave, in one line. */
  result: string
}

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
  origin: 'ours',
  family: 'vipCore',
  kind: 'money',
  failure: 'memberPay',
  empty: 'malformed',
  needs: orderNeeds,
  refusals: ['PRICE_CHANGED', 'PAYMENT_IN_PROCESS'],
})
