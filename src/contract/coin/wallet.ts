import { type Empty, type EpochMs, endpoint, type Whole } from '../endpoint'

export interface CoinWalletRes {
  /** Coins that can be spent. */
  balance: Whole
  /** All coins that ever came in, and all that were used. */
  earned: Whole
  used: Whole
}

/** The coins of the customer. */
export const wallet = endpoint<Empty, CoinWalletRes>()('/gold/wallet', {
  origin: 'named',
  family: 'vipCore',
  kind: 'read',
  empty: { balance: 0, earned: 0, used: 0 },
  needs: { balance: 'whole', earned: 'count', used: 'count' },
})

/** One gain or use of coins. */
export interface CoinLog {
  logId: string
  /** What the coins came from or were used for. */
  title: string
  coins: Whole
  direction: 'in' | 'out'
  time: EpochMs
  /** The exchange that used them; absent where there is none. */
  orderId?: string
}

export interface CoinLogsReq {
  /** From 1; a page has 10 rows. */
  page: Whole
  /** Gains or uses alone; all without it. */
  direction?: 'in' | 'out'
}

export interface CoinLogsRes {
  logs: CoinLog[]
}

/** Gains and uses of coins, newest first, 10 a page. */
export const logs = endpoint<CoinLogsReq, CoinLogsRes>()('/gold/logs', {
  origin: 'named',
  family: 'vipCore',
  kind: 'read',
  empty: { logs: [] },
  needs: {
    logs: [
      'readable',
      { logId: 'text', title: 'label', coins: 'whole', direction: 'label', time: 'whole', 'orderId?': 'label' },
    ],
  },
})
