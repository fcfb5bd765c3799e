import type { Area } from '../../area'
import { mountAccountPage } from './pageRoutes'
import { thirdPartyRoutes } from './routes'
import { thirdPartyRequests } from './tables'

export const thirdParty: Area = {
  name: 'thirdParty',
  routes: thirdPartyRoutes,
  mount: mountAccountPage,
  closing: { deletes: [thirdPartyRequests] },
}
