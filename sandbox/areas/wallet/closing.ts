import { and, eq, isNull } from 'drizzle-orm'
import { formatAmount } from '@/lib/money'
import { type Closing, counted } from '../../closing'
import { balanceOf, lockAccount, walletAccount } from '../../ledger/ledger'
import { MIN_AMOUNT } from './limits'
import { endLots, lotsLeft } from './lots'
import { payoutAccounts, walletGuides, withdrawals } from './tables'

/** The most that lapses with an account, in fen: what is too little to be withdrawn. */
const mayLapse = MIN_AMOUNT - 1

/**
 * The wallet must hold nothing that can be withdrawn, and every payout must have ended; withdrawals stay, as the law demands, without the
 * account that they went to.
 */
export const walletClosing: Closing = {
  blocks: {
    async BALANCE_LEFT(db, { userId, lapse }) {
      // The close decides by what the wallet holds.
      if (lapse !== undefined) await lockAccount(db, walletAccount(userId))
      const held = await balanceOf(db, walletAccount(userId))
      return held > Math.min(lapse ?? mayLapse, mayLapse) ? [{ params: { amount: formatAmount(held) } }] : []
    },

    async OPEN_WITHDRAWALS(db, { userId }) {
      return counted(await db.$count(withdrawals, and(eq(withdrawals.userId, userId), isNull(withdrawals.endedAt))))
    },
  },

  loss: async (db, { userId }) => ({ balance: await balanceOf(db, walletAccount(userId)) }),
  deletes: [payoutAccounts, walletGuides],

  async forget(tx, { userId, now }) {
    await endLots(tx, userId, await lotsLeft(tx, userId), now)
    await tx.update(withdrawals).set({ masked: '' }).where(eq(withdrawals.userId, userId))
  },
}
