import { type Empty, type EpochMs, endpoint, type Fen } from '../endpoint'

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
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  empty: { balance: 0, expiringSoon: 0, withdrawing: 0, showGuide: false },
  needs: { balance: 'fen', expiringSoon: 'count', 'expiresAt?': 'whole', withdrawing: 'count' },
})

/** Records that the customer has seen the guide to the wallet; it is not shown again on any device. */
export const setGuideStatus = endpoint<Empty, Empty>()('/balance/set-guide-status', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'write',
  toast: false,
})
