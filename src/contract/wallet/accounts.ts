import { type Empty, type EpochMs, endpoint, type Fen, type Whole } from '../endpoint'
import type { NeedsOf } from '../needs'
import { rowNeeds, type WalletRow } from './movements'

/** Where money can be paid out to. */
export type AccountKind = 'bank' | 'alipay' | 'wechat'

/** An account that receives withdrawals. */
export interface PayoutAccount {
  accountId: string
  kind: AccountKind
  /** Bank or service, in the customer's language. */
  name: string
  /** Masked: the last four digits of a card, or `138****8000`. */
  masked: string
  isDefault: boolean
  /** When money arrives there, such as "within two hours", in the customer's language. */
  arrival: string
  /** Fee in hundredths of a percent of the amount, rounded up to a whole fen. */
  feeRate: Whole
  /** The fee is at least this much, in fen. */
  feeMin: Fen
}

/** What the wallet and the withdrawal share; kept in session storage under these names. */
export interface WithdrawAccountRes {
  /** Accounts that are bound, the default one first. */
  account_info: PayoutAccount[]
  /** The amount that may be withdrawn. */
  money_amount: Fen
  /** The newest movements into the wallet, five at most. */
  money_add_log: WalletRow[]
  /** The newest movements out of the wallet, five at most. */
  money_out_log: WalletRow[]
  /** What ends next; absent where nothing ends within 30 days. */
  recent_expire_info?: { amount: Fen; time: EpochMs }
}

const accountNeeds = {
  accountId: 'text',
  kind: 'label',
  name: 'label',
  masked: 'label',
  arrival: 'label',
  feeRate: 'count',
  feeMin: 'count',
} as const satisfies NeedsOf<PayoutAccount>

/** Accounts and amounts for a withdrawal. */
export const withdrawAccount = endpoint<Empty, WithdrawAccountRes>()('/balance/withdraw-account', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  empty: 'malformed',
  needs: {
    account_info: ['readable', accountNeeds],
    money_amount: 'fen',
    money_add_log: ['readable', rowNeeds],
    money_out_log: ['readable', rowNeeds],
    'recent_expire_info?': { amount: 'fen', time: 'whole' },
  },
})

export interface BindAccountReq {
  kind: AccountKind
  /** Bank: a card that is bound to the customer. */
  cardId?: string
  /** Alipay: the phone number or e-mail of the account. */
  account?: string
  /** WeChat: the code that the host's login returned. */
  jsCode?: string
}

export interface BindAccountRes {
  account: PayoutAccount
}

/** Binds an account that receives withdrawals; it must belong to the person whose identity is verified, and becomes the default one. */
export const bindAccount = endpoint<BindAccountReq, BindAccountRes>()('/balance/bind-account', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'write',
  empty: 'malformed',
  needs: { account: accountNeeds },
  refusals: ['CARD_UNKNOWN', 'ACCOUNT_INVALID', 'ACCOUNT_TAKEN', 'IDENTITY_MISSING', 'WX_CODE_INVALID'],
})
