import type { Area } from '../../area'
import { sell } from '../mall/seed'
import { topupCatalogue } from './goods'
import { topupRoutes } from './routes'
import { topupsDue } from './settle'

export const topup: Area = {
  name: 'topup',
  routes: topupRoutes,
  seed: ({ db }) => sell(db, topupCatalogue),
  due: { topups: topupsDue },
}
