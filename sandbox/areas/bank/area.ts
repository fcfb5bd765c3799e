import type { Area } from '../../area'
import { bankRoutes } from './routes'
import { sampleNumbers } from './sampleNumbers'
import { seedCards } from './seed'
import { mountSign } from './signRoutes'
import { oneKeyBindings } from './tables'

/** Binding and managing bank cards; the seeded cards are part of the cashier, which pays with them. */
export const bank: Area = {
  name: 'bank',
  routes: bankRoutes,
  mount: mountSign,
  closing: { deletes: [oneKeyBindings] },
  seed: seedCards,
  sampleNumbers,
}
