import type { Area } from '../../areas'
import { registeredPeople } from '../../people/people'
import { seedClaims } from './claimSeed'
import { memberRoutes } from './routes'
import { seedGoldMembers } from './seed'
import { seedMemberships } from './vipSeed'
import { renewWaitingOrder } from './waitingSeed'

export const member: Area = {
  name: 'member',
  routes: memberRoutes,
  mount: (app, { db, now }) => {
    app.addHook('onReady', async () => {
      // A database that was filled before there were gold memberships gets them at the next start.
      await seedGoldMembers({ db, now: now(), people: registeredPeople })
      await renewWaitingOrder(db, now())
    })
  },
  seed: async (seeding) => {
    await seedGoldMembers(seeding)
    await seedMemberships(seeding)
    await seedClaims(seeding)
    await renewWaitingOrder(seeding.db, seeding.now)
  },
}
