import { type EpochMs, endpoint } from '../endpoint'
import { type BankName, type BoundCard, bankNeeds, cardNeeds } from './cards'

/** The product that a one-key binding is made for: the older or the newer one. */
export type OneKeyProduct = 'xbt' | 'xyf'

export interface PreSignReq {
  product: OneKeyProduct
  bankCode: string
  /** Where the bank sends the customer back to; empty in a mini-program. */
  callBackUrl: string
}

export interface PreSignRes {
  bindNo: string
  /** The bank's page, where the customer agrees. */
  signUrl: string
}

/** Begins a one-key binding. One that is still open with this bank is answered again, so that two taps make one. */
export const preSign = endpoint<PreSignReq, PreSignRes>()('/:product/one-key-binding/pre-sign', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'write',
  empty: 'malformed',
  needs: { bindNo: 'text', signUrl: 'text' },
  refusals: ['BANK_UNKNOWN', 'CARD_BOUND', 'IDENTITY_MISSING'],
})

export interface OneKeyQueryReq {
  product: OneKeyProduct
  bindNo: string
}

/** `signing`: the customer has not decided at the bank yet; `expired`: they did not in time. */
export type OneKeyStatus = 'signing' | 'bound' | 'declined' | 'expired'

export interface OneKeyQueryRes extends BankName {
  bindNo: string
  status: OneKeyStatus
  /** The bank's page, while the customer can still agree there. */
  signUrl?: string
  /** Until when they can. */
  expireTime: EpochMs
  /** The card that was bound. */
  card?: BoundCard
}

/** How a one-key binding went. */
export const oneKeyQuery = endpoint<OneKeyQueryReq, OneKeyQueryRes>()('/:product/one-key-binding/query', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  empty: 'BIND_UNKNOWN',
  needs: {
    ...bankNeeds,
    bindNo: 'text',
    status: 'text',
    'signUrl?': 'text',
    expireTime: 'whole',
    'card?': cardNeeds,
  },
  refusals: ['BIND_UNKNOWN'],
})
