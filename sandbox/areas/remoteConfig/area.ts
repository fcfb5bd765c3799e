import type { Area } from '../../area'
import { remoteConfigRoutes } from './routes'
import { forcedGroups } from './tables'

export const remoteConfig: Area = {
  name: 'remoteConfig',
  routes: remoteConfigRoutes,
  closing: { deletes: [forcedGroups] },
}
