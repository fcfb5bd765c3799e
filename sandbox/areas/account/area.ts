import type { Area } from '../../area'
import { consents } from './ownData'
import { accountRoutes } from './routes'
import { seedGrants } from './seed'
import { partnerGrants } from './tables'

export const account: Area = {
  name: 'account',
  routes: accountRoutes,
  seed: seedGrants,
  closing: { deletes: [partnerGrants] },
  ownData: { consents },
}
