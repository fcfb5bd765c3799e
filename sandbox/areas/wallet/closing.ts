import { and, eq, isNull } from 'drizzle-orm'
import { formatAmount } from '@/lib/money'
import { type Closing, counted } from '../../closing'
import { balanceOf, walletAccount } from '../../ledger/ledger'
import { payoutAccounts, walletGuides, withdrawals } from './tables'

/** The wallet must be empty and every payout ended; withdrawals stay, as the law demands, without the account that they went to. */
export const walletClosing: Closing = {
  blocks: {
    async BALANCE_LEFT(db, { userId }) {
      const held = await balanceOf(db, walletAccount(userId))
      return held > 0 ? [{ params: { amount: formatAmount(held) } }] : []
    },

    async OPEN_WITHDRAWALS(db, { userId }) {
      return counted(await db.$count(withdrawals, and(eq(withdrawals.userId, userId), isNull(withdrawals.endedAt))))
    },
  },

  loss: async (db, { userId }) => ({ balance: await balanceOf(db, walletAccount(userId)) }),
  deletes: [payoutAccounts, walletGuides],

  async forget(tx, { userId }) {
    await tx.update(withdrawals).set({ masked: '' }).where(eq(withdrawals.userId, userId))
  },
}
