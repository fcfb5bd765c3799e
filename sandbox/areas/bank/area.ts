import type { Area } from '../../area'
import { bankRoutes } from './routes'
import { mountSign } from './signRoutes'

/** Binding and managing bank cards; the seeded cards are part of the cashier, which pays with them. */
export const bank: Area = { name: 'bank', routes: bankRoutes, mount: mountSign }
