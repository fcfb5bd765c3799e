import type { Area } from '../../area'
import { mountAccountPage } from './pageRoutes'
import { thirdPartyRoutes } from './routes'

export const thirdParty: Area = { name: 'thirdParty', routes: thirdPartyRoutes, mount: mountAccountPage }
