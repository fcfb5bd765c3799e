import type { Area } from '../../areas'
import { registeredPeople } from '../../people/people'
import { seedGoldMembers } from './gold/seed'
import { renewWaitingOrder } from './orders/waitingSeed'
import { seedClaims } from './rights/claimSeed'
import { memberRoutes } from './routes'
import { seedMemberships } from './vipSeed'

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
