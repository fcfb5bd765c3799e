import { endpoint, type Fen } from './endpoint'

/** The goods that top up a number of each operator: they cost different prices and are bought by `/shop/goods` and `/shop/order`. */
export const topupGoods = {
  mobile: '10191',
  unicom: '10192',
  telecom: '10193',
  broadnet: '10194',
  virtual: '10195',
} as const

export interface TopupNumberReq {
  /** Eleven digits, no spaces; absent for the customer's own number. */
  mobile?: string
}

export interface TopupNumberRes {
  /** Eleven digits; a screen shows them masked unless the customer types them (S6). */
  mobile: string
  /** What the number owes its operator: a top-up pays it off first. */
  arrears: Fen
}

/**
 * What an operator says of a number before it is topped up. NUMBER_INVALID: not a mobile number; NUMBER_NONE: the customer's account has no
 * number of its own; OPERATOR_NONE: no operator has this number.
 */
export const topupNumber = endpoint<TopupNumberReq, TopupNumberRes>()('/topup/number', {
  origin: 'ours',
  family: 'ordinary',
  kind: 'read',
  empty: 'NUMBER_NONE',
  needs: { mobile: 'text', arrears: 'count' },
  refusals: ['NUMBER_INVALID', 'NUMBER_NONE', 'OPERATOR_NONE'],
})
