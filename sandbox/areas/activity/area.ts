import type { Area } from '../../areas'
import { seedInvitations } from './invite/seed'
import { activityRoutes } from './routes'

export const activity: Area = { name: 'activity', routes: activityRoutes, seed: seedInvitations }
