import { post, walletAccount } from '../../ledger/ledger'
import type { Seeding } from '../../seed'

/** What wallets hold at the start, in fen. */
const balances: Readonly<Record<string, number>> = { '13800138002': 12_850, '13800138004': 86_640 }

/** Wallets of the seeded people. */
export async function seedWallets({ db, now, people }: Seeding): Promise<void> {
  for (const { userId, mobile } of people) {
    const amount = balances[mobile]
    if (!amount) continue
    const legs = [
      { account: 'outside:BONUS', amount: -amount },
      { account: walletAccount(userId), amount },
    ]
    await post(db, { reason: 'bonus', ref: `seed-${userId}`, at: now, legs })
  }
}
