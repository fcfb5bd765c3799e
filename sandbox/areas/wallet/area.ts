import type { Area } from '../../area'
import { walletClosing } from './closing'
import { moneyLapsing } from './lapsing'
import { credit } from './lots'
import { ownPayouts, ownWallet } from './ownData'
import { payoutsDue } from './payouts'
import { payRebate } from './rebates'
import { walletRoutes } from './routes'
import { seedWallets } from './seed'
import { mountTransfers } from './transferRoutes'
import { withdrawalRules } from './withdrawalRules'

export const wallet: Area = {
  name: 'wallet',
  routes: walletRoutes,
  mount: mountTransfers,
  seed: seedWallets,
  due: { payouts: payoutsDue, lapsingMoney: moneyLapsing },
  closing: walletClosing,
  ownData: { wallet: ownWallet, payouts: ownPayouts },
  gives: { cash: credit },
  delivered: payRebate,
  rules: [withdrawalRules],
}
