import { type EpochMs, endpoint, type Fen, type Whole } from '../endpoint'
import type { NeedsOf } from '../needs'

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
  /** What is left of what came in: withdrawals take what ends first. Absent where it went out, and where a server does not tell. */
  left?: Fen
  /** Where the row leads: an order's number; absent where there is none. */
  orderId?: string
  /** The withdrawal that it is the money of, out or back; absent where there is none. */
  withdrawId?: string
}

export const rowNeeds = {
  rowId: 'text',
  title: 'label',
  amount: 'fen',
  direction: 'label',
  time: 'whole',
  'expireTime?': 'whole',
  'left?': 'count',
  'orderId?': 'label',
  'withdrawId?': 'label',
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
  origin: 'stated',
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
  origin: 'stated',
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
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  empty: { usedList: [] },
  needs: { usedList: ['readable', rowNeeds] },
})
