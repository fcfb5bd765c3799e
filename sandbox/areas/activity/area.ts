import type { Area } from '../../areas'
import { seedActivities } from './custom/seed'
import { seedFreeGroups } from './free/seed'
import { activityRoutes } from './routes'

export const activity: Area = {
  name: 'activity',
  routes: activityRoutes,
  seed: async (seeding) => {
    await seedActivities(seeding)
    await seedFreeGroups(seeding)
  },
}
