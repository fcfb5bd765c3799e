import { type Empty, type EpochMs, endpoint, type Fen, type Whole } from './endpoint'
import type { NeedsOf } from './needs'

export interface BalanceRes {
  /** The amount that may be withdrawn. */
  balance: Fen
  /** What of it ends within the next 30 days. */
  expiringSoon: Fen
  /** When the first part of it ends; absent where nothing ends. */
  expiresAt?: EpochMs
  /** What is on its way out and no longer part of the balance. */
  withdrawing: Fen
  /** The guide to the wallet has not been seen yet. */
  showGuide: boolean
}

/** The wallet's balance. */
export const balance = endpoint<Empty, BalanceRes>()('/balance/balance', {
  family: 'ordinary',
  kind: 'read',
  empty: { balance: 0, expiringSoon: 0, withdrawing: 0, showGuide: false },
  needs: { balance: 'fen', expiringSoon: 'count', 'expiresAt?': 'whole', withdrawing: 'count' },
})

/** Records that the customer has seen the guide to the wallet; it is not shown again on any device. */
export const setGuideStatus = endpoint<Empty, Empty>()('/balance/set-guide-status', {
  family: 'ordinary',
  kind: 'write',
  toast: false,
})

/** One movement of the wallet: what came in, or what went out. */
export interface WalletRow {
  rowId: string
  /** Where the money comes from or what it was used for, in the customer's language. */
  title: string
  amount: Fen
  /** Whether it came into the wallet or left it. */
  direction: 'in' | 'out'
  time: EpochMs
  /** When what came in ends; absent where it does not, or where it went out. */
  expireTime?: EpochMs
  /** Where the row leads: an order's number; absent where there is none. */
  orderId?: string
}

const rowNeeds = {
  rowId: 'text',
  title: 'label',
  amount: 'fen',
  direction: 'label',
  time: 'whole',
  'expireTime?': 'whole',
  'orderId?': 'label',
} as const satisfies NeedsOf<WalletRow>

export interface WalletListReq {
  /** From 1; a page has 10 rows. */
  page: Whole
}

export interface BonusListRes {
  bonusList: WalletRow[]
}

/** What tasks, activities and invitations paid into the wallet, newest first. */
export const bonusList = endpoint<WalletListReq, BonusListRes>()('/balance/bonus-list', {
  family: 'ordinary',
  kind: 'read',
  empty: { bonusList: [] },
  needs: { bonusList: ['readable', rowNeeds] },
})

export interface RebateListRes {
  rebateList: WalletRow[]
}

/** What purchases paid back into the wallet, newest first. */
export const rebateList = endpoint<WalletListReq, RebateListRes>()('/balance/rebate-list', {
  family: 'ordinary',
  kind: 'read',
  empty: { rebateList: [] },
  needs: { rebateList: ['readable', rowNeeds] },
})

export interface UsedListRes {
  usedList: WalletRow[]
}

/** What left the wallet: withdrawals, what came back of them, and what expired, newest first. */
export const usedList = endpoint<WalletListReq, UsedListRes>()('/balance/used-list', {
  family: 'ordinary',
  kind: 'read',
  empty: { usedList: [] },
  needs: { usedList: ['readable', rowNeeds] },
})

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

/** An amount that is offered. */
export interface AmountOption {
  amount: Fen
  /** Why it cannot be chosen, in the customer's language; absent where it can. */
  closed?: string
}

export interface WithdrawAmountOptionsRes {
  options: AmountOption[]
  /** Least and most of one withdrawal. */
  minimum: Fen
  maximum: Fen
  /** What may still be withdrawn today, and how many times. */
  leftToday: Fen
  timesLeft: Whole
  /** Whether a withdrawal needs a code by SMS. */
  needsCode: boolean
  /** The customer's own number, masked; the code goes there. */
  mobile: string
}

/** The amounts that the customer can choose from, and what limits them. */
export const withdrawAmountOptions = endpoint<Empty, WithdrawAmountOptionsRes>()('/balance/withdraw-amount-options', {
  family: 'ordinary',
  kind: 'read',
  empty: 'malformed',
  needs: {
    options: ['readable', { amount: 'fen', 'closed?': 'label' }],
    minimum: 'fen',
    maximum: 'fen',
    leftToday: 'count',
    timesLeft: 'count',
    mobile: 'label',
  },
})

export interface WithdrawReq {
  accountId: string
  /** What leaves the wallet; the account receives it less the fee. */
  amount: Fen
  /** The fee that the customer saw. */
  fee: Fen
  /** Code of the scene `withdraw`, where one is needed. */
  code?: string
}

export interface WithdrawRes {
  withdrawId: string
}

/** Takes money out of the wallet. `FEE_CHANGED`: the fee that the customer saw is another one now; nothing has left the wallet. */
export const withdraw = endpoint<WithdrawReq, WithdrawRes>()('/balance/withdraw', {
  family: 'ordinary',
  kind: 'money',
  empty: 'malformed',
  needs: { withdrawId: 'text' },
  refusals: [
    'BALANCE_SHORT',
    'AMOUNT_TOO_SMALL',
    'AMOUNT_TOO_LARGE',
    'DAILY_LIMIT',
    'DAILY_TIMES',
    'FEE_CHANGED',
    'ACCOUNT_UNKNOWN',
    'IDENTITY_MISSING',
    'CODE_WRONG',
    'CODE_EXPIRED',
    'CODE_USED',
    'CODE_LOCKED',
  ],
})

/**
 * Where a withdrawal stands. `to_confirm`: a WeChat payout waits for the customer's confirmation; `returned`: the bank refused it and the
 * money is back in the wallet; `expired`: it was not confirmed in time, and the money is back too.
 */
export type WithdrawStatus = 'submitted' | 'processing' | 'to_confirm' | 'paid' | 'returned' | 'expired'

export interface WithdrawRow {
  withdrawId: string
  amount: Fen
  fee: Fen
  status: WithdrawStatus
  /** The account as the list shows it: its name and what of its number may be shown. */
  account: string
  createdTime: EpochMs
}

export interface WithdrawListRes {
  withdrawList: WithdrawRow[]
}

/** Withdrawals, newest first, 10 a page. */
export const withdrawList = endpoint<WalletListReq, WithdrawListRes>()('/balance/withdraw-list', {
  family: 'ordinary',
  kind: 'read',
  empty: { withdrawList: [] },
  needs: {
    withdrawList: [
      'readable',
      { withdrawId: 'text', amount: 'fen', fee: 'count', status: 'label', account: 'label', createdTime: 'whole' },
    ],
  },
})

export interface WithdrawDetailReq {
  withdrawId: string
}

/** One step of a withdrawal; a step without a time lies ahead. */
export interface WithdrawStep {
  key: WithdrawStatus
  /** What it means, in the customer's language. */
  text: string
  time?: EpochMs
}

export interface WithdrawDetailRes extends WithdrawRow {
  steps: WithdrawStep[]
  /** When the money is expected; absent while it waits for the customer, and once it has ended. */
  expectedTime?: EpochMs
  /** Why the money came back, in the customer's language. */
  reason?: string
  /** What WeChat's confirmation needs while the status is `to_confirm`. */
  confirm?: { mchId: string; appId: string; package: string; expireTime: EpochMs }
}

/** A withdrawal with its steps. */
export const withdrawDetail = endpoint<WithdrawDetailReq, WithdrawDetailRes>()('/balance/withdraw-detail', {
  family: 'ordinary',
  kind: 'read',
  empty: 'nothing',
  needs: {
    withdrawId: 'text',
    amount: 'fen',
    fee: 'count',
    status: 'label',
    account: 'label',
    createdTime: 'whole',
    steps: ['readable', { key: 'label', text: 'label', 'time?': 'whole' }],
    'expectedTime?': 'whole',
    'reason?': 'label',
    'confirm?': { mchId: 'text', appId: 'text', package: 'text', expireTime: 'whole' },
  },
  refusals: ['WITHDRAWAL_UNKNOWN'],
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
  family: 'ordinary',
  kind: 'write',
  empty: 'malformed',
  needs: { account: accountNeeds },
  refusals: ['CARD_UNKNOWN', 'ACCOUNT_INVALID', 'ACCOUNT_TAKEN', 'IDENTITY_MISSING', 'WX_CODE_INVALID'],
})
