import * as contract from '@/contract/wallet'
import { implement } from '../../implement'
import { balanceOf, walletAccount } from '../../ledger/ledger'

export const walletRoutes = implement(
  contract,
  {
    async balance({ signedIn, db }) {
      return { balance: await balanceOf(db, walletAccount(signedIn().userId)), expiringSoon: 0 }
    },
  },
  {},
)
