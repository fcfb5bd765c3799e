import type { Area } from '../../areas'
import { walletRoutes } from './routes'
import { seedWallets } from './seed'
import { mountTransfers } from './transferRoutes'

export const wallet: Area = { name: 'wallet', routes: walletRoutes, mount: mountTransfers, seed: seedWallets }
