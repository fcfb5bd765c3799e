import type { Area } from '../../areas'
import { mountProvider } from '../../provider/routes'
import { cashierRoutes } from './routes'
import { seedCards } from './seed'

export const cashier: Area = { name: 'cashier', routes: cashierRoutes, mount: mountProvider, seed: seedCards }
