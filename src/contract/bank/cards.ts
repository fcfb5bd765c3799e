import { type Empty, endpoint, type Fen, type Whole } from '../endpoint'
import type { NeedsOf } from '../needs'

/** A bank, by its code such as `ICBC`. */
export interface BankName {
  bankCode: string
  /** In the customer's language. */
  bankName: string
}

/** What every answer with a bank needs. */
export const bankNeeds = { bankCode: 'text', bankName: 'label' } as const satisfies NeedsOf<BankName>

export interface BankInfoReq {
  /** All digits of the card, without spaces. */
  cardNo: string
}

export interface BankInfoRes extends BankName {
  /** Largest single payment and largest sum of a day; absent where the bank sets none. */
  limitOnce?: Fen
  limitDay?: Fen
}

/** Why a number is no card that can be bound; each stands beside the number. */
export const cardRefusals = ['CARD_INVALID', 'BANK_UNKNOWN', 'CARD_CREDIT'] as const

/** Tells the bank of a card by the first digits of its number. `CARD_CREDIT`: it is a credit card, and only debit cards can be bound. */
export const bankInfo = endpoint<BankInfoReq, BankInfoRes>()('/xbt/bank-info', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  toast: false,
  empty: 'BANK_UNKNOWN',
  needs: { ...bankNeeds, 'limitOnce?': 'fen', 'limitDay?': 'fen' },
  refusals: cardRefusals,
})

/** A bank card of the customer. */
export interface BoundCard extends BankName {
  cardId: string
  /** The last four digits. */
  cardTail: string
  isDefault: boolean
  limitOnce?: Fen
  limitDay?: Fen
}

/** What every answer with a bound card needs. */
export const cardNeeds = {
  ...bankNeeds,
  cardId: 'text',
  cardTail: 'label',
  'limitOnce?': 'fen',
  'limitDay?': 'fen',
} as const satisfies NeedsOf<BoundCard>

export interface BankCardsRes {
  /** All cards, the default one first, then in the order in which they were bound. */
  cardList: BoundCard[]
  /** Banks whose cards can be bound with one tap. */
  oneKeyBanks: BankName[]
}

/** The customer's bank cards, and the banks that offer one-key binding. */
export const bankCards = endpoint<Empty, BankCardsRes>()('/xbt/bank-cards', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  empty: { cardList: [], oneKeyBanks: [] },
  needs: { cardList: ['readable', cardNeeds], oneKeyBanks: ['readable', bankNeeds] },
})

export interface BindCardSmsReq {
  cardNo: string
  /** The number that the customer has given to the bank, eleven digits. */
  mobile: string
}

export interface BindCardSmsRes {
  /** Where the code went, masked. */
  mobile: string
  /** Until the next code may be asked for. */
  resendSeconds: Whole
}

/** Why a card cannot be bound to this customer, beside what `cardRefusals` says. */
export const ownerRefusals = ['CARD_NOT_OWN', 'CARD_BOUND', 'CARD_TAKEN', 'CARD_LOST'] as const

const bindRefusals = [
  ...cardRefusals,
  ...ownerRefusals,
  'MOBILE_INVALID',
  'MOBILE_MISMATCH',
  'IDENTITY_MISSING',
] as const

/** Sends the bank's code for a card. Asked again within a minute it sends no other and answers the seconds that are left. */
export const bindCardSms = endpoint<BindCardSmsReq, BindCardSmsRes>()('/xbt/bind-card-sms', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'write',
  toast: false,
  empty: 'malformed',
  needs: { mobile: 'label', resendSeconds: 'count' },
  refusals: [...bindRefusals, 'CODE_TOO_OFTEN', 'CODE_LOCKED'],
})

export interface BindCardReq extends BindCardSmsReq {
  code: string
}

export interface BindCardRes {
  card: BoundCard
}

/**
 * Binds a card by the bank's code; it can pay in the cashier from then on. Sent again with the code that has bound it, it answers the
 * same card. `CODE_LOCKED`: five wrong codes within an hour, over all codes for this card.
 */
export const bindCard = endpoint<BindCardReq, BindCardRes>()('/xbt/bind-card', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'write',
  toast: false,
  empty: 'malformed',
  needs: { card: cardNeeds },
  refusals: [...bindRefusals, 'CODE_WRONG', 'CODE_EXPIRED', 'CODE_USED', 'CODE_LOCKED'],
})

export interface CardReq {
  cardId: string
}

/** Makes a card the one that is offered first and that renewals charge. */
export const setDefaultCard = endpoint<CardReq, Empty>()('/bank/set-default-card', {
  origin: 'named',
  family: 'ordinary',
  kind: 'write',
  refusals: ['CARD_UNKNOWN'],
})

/** Removes a card. `CARD_IN_USE`: a payment or a withdrawal with it is still open. Of the cards that are left, the default before it or the oldest is the default. */
export const unbindCard = endpoint<CardReq, Empty>()('/bank/unbind-card', {
  origin: 'ours',
  family: 'ordinary',
  kind: 'write',
  refusals: ['CARD_UNKNOWN', 'CARD_IN_USE'],
})
