import type { Area } from '../../areas'
import { sell } from '../mall/seed'
import { topupCatalogue } from './goods'
import { topupRoutes } from './routes'

export const topup: Area = {
  name: 'topup',
  routes: topupRoutes,
  seed: ({ db }) => sell(db, topupCatalogue),
}
