import type { Area } from '../../areas'
import { walletRoutes } from './routes'

export const wallet: Area = { name: 'wallet', routes: walletRoutes }
