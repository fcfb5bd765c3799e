import type { Area, Seeding } from '../../area'
import { activityClosing } from './closing'
import { seedActivities } from './custom/seed'
import { seedFreeGroups } from './free/seed'
import { packetsLapsing } from './invite/lapsing'
import { seedInvitations } from './invite/seed'
import { ownActivities, ownGroups, ownInvitations } from './ownData'
import { activityRoutes } from './routes'

async function seed(seeding: Seeding): Promise<void> {
  await seedActivities(seeding)
  await seedInvitations(seeding)
  await seedFreeGroups(seeding)
}

export const activity: Area = {
  name: 'activity',
  routes: activityRoutes,
  seed,
  due: { lapsingPackets: packetsLapsing },
  closing: activityClosing,
  ownData: { activities: ownActivities, groups: ownGroups, invitations: ownInvitations },
}
