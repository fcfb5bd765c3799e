import type { Area } from '../../areas'
import { seedActivities } from './custom/seed'
import { activityRoutes } from './routes'

export const activity: Area = { name: 'activity', routes: activityRoutes, seed: seedActivities }
