import type { Area } from '../../area'
import { configRoutes } from './routes'
import { forcedGroups } from './tables'

export const config: Area = {
  name: 'config',
  routes: configRoutes,
  closing: { deletes: [forcedGroups] },
}
