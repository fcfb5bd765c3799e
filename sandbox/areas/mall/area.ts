import type { Area } from '../../area'
import { mallRoutes } from './routes'
import { seedGoods } from './seed'

export const mall: Area = { name: 'mall', routes: mallRoutes, seed: seedGoods }
