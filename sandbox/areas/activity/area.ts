import type { Area } from '../../areas'
import { activityRoutes } from './routes'

export const activity: Area = { name: 'activity', routes: activityRoutes }
