import { type Empty, endpoint, type Fen } from './endpoint'

export interface BalanceRes {
  /** The amount that may be withdrawn. */
  balance: Fen
  expiringSoon: Fen
}

/** The wallet's balance. */
export const balance = endpoint<Empty, BalanceRes>()('/balance/balance', {
  family: 'ordinary',
  kind: 'read',
  empty: { balance: 0, expiringSoon: 0 },
  needs: { balance: 'fen', expiringSoon: 'count' },
})
