import { type Empty, type EpochMs, endpoint, type Fen, type Whole } from './endpoint'
import type { VipType } from './member/orderInfo'
import type { GetCodeRes } from './session'

/** What must be settled before an account can be closed; each is also the refusal of a close that it prevents. */
export type LogoffBlock =
  | 'OPEN_ORDERS'
  | 'OPEN_PAYMENTS'
  | 'RENEWAL_ON'
  | 'BALANCE_LEFT'
  | 'OPEN_WITHDRAWALS'
  | 'OPEN_LOANS'
  | 'NUMBER_MISSING'

/** One thing that must be settled first. */
export interface LogoffBlocker {
  kind: LogoffBlock
  /** Of `RENEWAL_ON`: the membership that renews. */
  vipType?: VipType
  /** What is open, with its number or amount, in the customer's language. */
  text: string
}

/** What the customer has now and loses with the account. */
export interface LogoffLoss {
  /** A balance below the least withdrawal is no block: the customer may let it lapse (`lapse` of the close). */
  balance: Fen
  couponCount: Whole
  goldCoins: Whole
  /** Days that the membership or card which ends last still runs, rounded up. */
  memberDays: Whole
  /** Rights that were bought or given and are not used up. */
  rightsCount: Whole
  cardCount: Whole
}

export interface LogoffInfoRes {
  /** The customer's own number, masked; the code goes there. */
  mobile: string
  loss: LogoffLoss
  /** Empty where the account can be closed now. */
  blockers: LogoffBlocker[]
}

/** What is lost with the account, and what prevents its closing. */
export const logoffInfo = endpoint<Empty, LogoffInfoRes>()('/user/logoff-info', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  empty: 'malformed',
  needs: {
    mobile: 'label',
    loss: {
      balance: 'fen',
      couponCount: 'count',
      goldCoins: 'count',
      memberDays: 'count',
      rightsCount: 'count',
      cardCount: 'count',
    },
    blockers: ['readable', { kind: 'text', 'vipType?': 'label', text: 'label' }],
  },
})

/** Sends a code of the scene `cancel-account` to the customer's own number. */
export const sendLogoffCode = endpoint<Empty, GetCodeRes>()('/user/send-logoff-code', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'write',
  empty: { expireSeconds: 600, resendSeconds: 60 },
  needs: { expireSeconds: 'count', resendSeconds: 'count' },
  refusals: ['CODE_TOO_OFTEN', 'NUMBER_MISSING'],
})

/** Why a customer leaves. */
export type LogoffReason = 'seldom' | 'price' | 'trouble' | 'privacy' | 'number' | 'other'

/** Characters of the customer's own words at most. */
export const longestNote = 200

export interface LogoffReq {
  code: string
  reason: LogoffReason
  /** The customer's own words. */
  note?: string
  /** What of the balance the customer lets lapse, as the screen named it; `BALANCE_LEFT` where more is there, or more than cannot be withdrawn. */
  lapse?: Fen
}

export interface LogoffRes {
  closedTime: EpochMs
}

/**
 * Closes the account and ends all its sessions at once (R-54, U5). A repetition under the same request id gets the first answer, although
 * its token has ended with the account.
 */
export const logoff = endpoint<LogoffReq, LogoffRes>()('/user/logoff', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'money',
  empty: 'malformed',
  needs: { closedTime: 'whole' },
  refusals: [
    'CODE_WRONG',
    'CODE_EXPIRED',
    'CODE_USED',
    'CODE_LOCKED',
    'NOTE_TOO_LONG',
    'OPEN_ORDERS',
    'OPEN_PAYMENTS',
    'RENEWAL_ON',
    'BALANCE_LEFT',
    'OPEN_WITHDRAWALS',
    'OPEN_LOANS',
    'NUMBER_MISSING',
  ],
})
