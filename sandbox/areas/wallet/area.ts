import type { Area } from '../../area'
import { walletsDue } from './payouts'
import { walletRoutes } from './routes'
import { seedWallets } from './seed'
import { mountTransfers } from './transferRoutes'

export const wallet: Area = {
  name: 'wallet',
  routes: walletRoutes,
  mount: mountTransfers,
  seed: seedWallets,
  due: { payouts: walletsDue },
}
