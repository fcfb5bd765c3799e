import { type Empty, type EpochMs, endpoint, type Fen, type Whole } from '../endpoint'
import type { WalletListReq } from './movements'

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
  origin: 'stated',
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
  origin: 'stated',
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
  origin: 'stated',
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
  origin: 'stated',
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
