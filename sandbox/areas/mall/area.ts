import type { Area } from '../../area'
import { searches } from './ownData'
import { mallRoutes } from './routes'
import { seedGoods } from './seed'
import { searchHistory } from './tables'

export const mall: Area = {
  name: 'mall',
  routes: mallRoutes,
  seed: seedGoods,
  closing: { deletes: [searchHistory] },
  ownData: { searches },
}
