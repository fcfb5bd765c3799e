import type { Closing } from '../../closing'
import { loseCoins, walletOf } from './coins'
import { coinLogs, coinOrders, preExchanges, wrongCoinCodes } from './tables'

/** Coins are lost with the account. */
export const coinClosing: Closing = {
  loss: async (db, { userId }) => ({ goldCoins: (await walletOf(db, userId)).balance }),
  deletes: [coinLogs, coinOrders, preExchanges, wrongCoinCodes],
  forget: (tx, { userId, now }) => loseCoins(tx, userId, now),
}
