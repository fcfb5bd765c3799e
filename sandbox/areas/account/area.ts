import type { Area } from '../../area'
import { accountRoutes } from './routes'
import { seedGrants } from './seed'

export const account: Area = { name: 'account', routes: accountRoutes, seed: seedGrants }
