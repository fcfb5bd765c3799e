import type { Area } from '../../areas'
import { walletRoutes } from './routes'
import { seedWallets } from './seed'

export const wallet: Area = { name: 'wallet', routes: walletRoutes, seed: seedWallets }
