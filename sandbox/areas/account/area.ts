import type { Area } from '../../areas'
import { accountRoutes } from './routes'
import { seedGrants } from './seed'

export const account: Area = { name: 'account', routes: accountRoutes, seed: seedGrants }
